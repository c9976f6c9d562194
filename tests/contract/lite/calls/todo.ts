import type { Call } from '../Call.ts';

const task = (id: string, title: string, more: object = {}) => ({
  id: `00000000-0000-4000-8000-0000000000${id}`,
  title,
  ...more,
});

/** The to-do project: fixed lengths and digits, a junction table, column grants, a trigger. */
export const todo: readonly Call[] = [
  ['todo: own tasks', 'ada', (c) => c.from('tasks').select('title,cost,shared_count')],
  ['todo: nobody sees tasks', 'todo visitor', (c) => c.from('tasks').select()],
  ['todo: everybody reads labels', 'todo visitor', (c) => c.from('labels').select().order('id')],
  ['todo: through a table between', 'ada', (c) => c.from('tasks').select('title,labels(name)')],
  ['todo: through it, the other way', 'ada', (c) => c.from('labels').select('name,tasks(title)').order('id')],
  [
    'todo: insert',
    'ada',
    (c) =>
      c
        .from('tasks')
        .insert(task('b1', 'Mow', { cost: 12.345, code: 'abc' }))
        .select('title,cost,code,is_done,shared_count')
        .single(),
  ],
  ['todo: text that is too long', 'ada', (c) => c.from('tasks').insert(task('b2', 'Mow', { code: 'much too long' }))],
  ['todo: a number that is too large', 'ada', (c) => c.from('tasks').insert(task('b3', 'Mow', { cost: 1e12 }))],
  [
    'todo: a task of another',
    'ada',
    (c) => c.from('tasks').insert(task('b4', 'Mow', { owner_id: '00000000-0000-4000-8000-000000000009' })),
  ],
  ['todo: insert with an embed', 'ada', (c) => c.from('tasks').insert(task('b5', 'Rake')).select('title,labels(name)').single()],
  [
    'todo: words may be edited',
    'ada',
    (c) => c.from('tasks').update({ notes: 'Soon.' }).eq('title', 'Mow').select('title,notes'),
  ],
  ['todo: the owner may not', 'ada', (c) => c.from('tasks').update({ cost: 3 }).eq('title', 'Mow').select('title')],
  ['todo: an identity is always generated', 'todo service', (c) => c.from('labels').insert({ id: 9, name: 'garden' })],
  ['todo: a label', 'todo service', (c) => c.from('labels').insert({ name: 'garden' }).select('name').single()],
  ['todo: a label again', 'todo service', (c) => c.from('labels').insert({ name: 'garden' })],
  ['todo: a label that is too long', 'todo service', (c) => c.from('labels').insert({ name: 'x'.repeat(41) })],
  [
    'todo: label a task',
    'ada',
    (c) =>
      c
        .from('task_labels')
        .insert({ task_id: task('b1', '').id, label_id: 1 })
        .select('label_id'),
  ],
  ['todo: label it with nothing', 'ada', (c) => c.from('task_labels').insert({ task_id: task('b1', '').id, label_id: 99 })],
  [
    'todo: share a task',
    'todo service',
    (c) =>
      c
        .from('shares')
        .insert({ task_id: task('b1', '').id, person_id: '00000000-0000-4000-8000-000000000001' })
        .select('kind'),
  ],
  ['todo: what the trigger counted', 'ada', (c) => c.from('tasks').select('title,shared_count').order('title')],
  ['todo: shares of mine', 'ada', (c) => c.from('shares').select('kind,tasks(title)')],
  ['todo: a function with an aggregate', 'todo service', (c) => c.rpc('open_costs')],
  ['todo: the same, filtered', 'todo service', (c) => c.rpc('open_costs').gt('tasks', 0).order('label')],
  ['todo: delete', 'ada', (c) => c.from('tasks').delete().eq('title', 'Mow').select('title')],
  ['todo: what went with it', 'todo service', (c) => c.from('shares').select('*', { count: 'exact' })],
];

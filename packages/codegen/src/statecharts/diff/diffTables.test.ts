import { describe, expect, it } from 'vitest';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';
import { diffTables } from './diffTables.ts';

const row = (from: string, event: string, to: string, rest: Partial<StatechartRow> = {}): StatechartRow => ({
  line: 1,
  from,
  event,
  guard: null,
  to,
  actions: [],
  ...rest,
});

const door: StatechartTable = {
  name: 'door',
  file: 'statecharts/door.table.yaml',
  summary: 'A door.',
  initial: 'shut',
  states: { shut: { summary: 'Nobody passes.' }, open: { summary: 'People pass.', tags: ['passable'] } },
  rows: [
    row('shut', 'door.push', 'open', { guard: 'isFree', actions: ['ring'] }),
    row('shut', 'door.push', 'shut', { guard: 'not isFree' }),
    row('open', 'door.pull', 'shut'),
    row('open', 'after 5000', 'shut', { actions: ['ring'] }),
  ],
  invariants: [{ name: 'one', text: 'It is one of the two.' }],
};

const [push, refuse, pull, wait] = door.rows as readonly [StatechartRow, StatechartRow, StatechartRow, StatechartRow];

function changesTo(after: Partial<StatechartTable>): readonly string[] {
  return diffTables([door], [{ ...door, ...after }]).map(({ text }) => text);
}

describe('a difference in meaning', () => {
  it.each<[string, Partial<StatechartTable>, string[]]>([
    [
      'a target',
      { rows: [push, refuse, { ...pull, to: 'open' }, wait] },
      ['retargeted: open on door.pull goes to open, not to shut'],
    ],
    [
      'a guard',
      { rows: [{ ...push, guard: 'isOiled' }, { ...refuse, guard: 'not isOiled' }, pull, wait] },
      [
        'guard changed: shut on door.push asks isOiled, not isFree',
        'guard changed: shut on door.push asks not isOiled, not not isFree',
      ],
    ],
    [
      'a delay',
      { rows: [push, refuse, pull, { ...wait, event: 'after 2500' }] },
      ['moved: open → shut happens on after 2500, not on after 5000'],
    ],
    [
      'an action',
      { rows: [push, refuse, pull, { ...wait, actions: [] }] },
      ['actions changed: open on after 5000 does nothing, not ring'],
    ],
    [
      'a new row',
      { rows: [...door.rows, row('open', 'door.slam', 'shut')] },
      ['added: open on door.slam goes to shut and does nothing'],
    ],
    [
      'a row that went',
      { rows: [push, refuse, wait] },
      ['no longer taken anywhere: door.pull', 'removed: open on door.pull went to shut'],
    ],
    ['the order of guards', { rows: [refuse, push, pull, wait] }, ['guards are tried in another order']],
    ['the start', { initial: 'open' }, ['starts in open, not in shut']],
    ['a state', { states: { ...door.states, ajar: { summary: 'A gap.' } } }, ['state added: ajar']],
    ['a promise', { invariants: [] }, ['promise dropped: It is one of the two.']],
  ])('is told: %s', (_, after, texts) => {
    expect(changesTo(after)).toEqual(texts);
  });

  it('is not made by wording, lines, examples and clauses', () => {
    const rows = door.rows.map((one) => ({ ...one, line: one.line + 7, clause: '§9', example: { by: 'ann' } }));
    expect(changesTo({ summary: 'Another door.', rows })).toEqual([]);
  });

  it('names what readers lose: tags of a state, events that nothing takes', () => {
    const states = { ...door.states, open: { summary: 'People pass.' } };
    const changes = diffTables([door], [{ ...door, states, rows: [push, refuse, wait] }]);
    expect(changes.flatMap(({ lost }) => lost ?? [])).toEqual([{ tags: ['passable'] }, { events: ['door.pull'] }]);
  });

  it('names machines that came and went', () => {
    expect(diffTables([door], [{ ...door, name: 'gate' }])).toEqual([
      { machine: 'door', text: 'machine removed', lost: { tags: ['passable'], events: ['door.push', 'door.pull'] } },
      { machine: 'gate', text: 'new machine' },
    ]);
  });
});

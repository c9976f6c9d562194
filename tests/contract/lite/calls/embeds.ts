import type { Call } from '../Call.ts';

/** Embedded related rows. */
export const embeds: readonly Call[] = [
  ['to one', 'visitor', (c) => c.from('program_tiers').select('id,programs(name)').order('id').limit(3)],
  [
    'to many',
    'visitor',
    (c) =>
      c
        .from('programs')
        .select('id,program_tiers(label)')
        .order('position')
        .order('position', { referencedTable: 'program_tiers' }),
  ],
  [
    'to many, ordered and limited',
    'visitor',
    (c) =>
      c
        .from('programs')
        .select('id,program_tiers(label)')
        .order('position')
        .order('price_cents', { referencedTable: 'program_tiers', ascending: false })
        .limit(2, { referencedTable: 'program_tiers' }),
  ],
  [
    'to many, filtered',
    'visitor',
    (c) => c.from('programs').select('id,program_tiers(label)').eq('program_tiers.position', 1).order('position'),
  ],
  [
    'inner',
    'visitor',
    (c) => c.from('programs').select('id,program_tiers!inner(label)').eq('program_tiers.position', 6).order('position'),
  ],
  [
    'inner with columns of none',
    'visitor',
    (c) => c.from('programs').select('id,program_tiers!inner()').eq('program_tiers.position', 6).order('position'),
  ],
  ['an aliased relation', 'visitor', (c) => c.from('programs').select('id,steps:program_phases(phase)').eq('id', '2-step')],
  [
    'two relations',
    'visitor',
    (c) =>
      c
        .from('programs')
        .select('id,program_phases(name),program_tiers(label)')
        .eq('id', '1-step')
        .order('position', { referencedTable: 'program_phases' })
        .order('position', { referencedTable: 'program_tiers' })
        .single(),
  ],
  [
    'three levels',
    'service',
    (c) =>
      c
        .from('orders')
        .select('number,program_tiers(label,programs(name)),order_items(kind,amount_cents)')
        .order('number')
        .order('position', { referencedTable: 'order_items' })
        .limit(3),
  ],
  [
    'a relation by its constraint',
    'service',
    (c) => c.from('orders').select('number,tier:program_tiers!orders_tier_id_fkey(label)').order('number').limit(3),
  ],
  [
    'a relation by its column',
    'service',
    (c) => c.from('orders').select('number,program_tiers!tier_id(label)').order('number').limit(3),
  ],
  [
    'a relation named by its column',
    'service',
    (c) => c.from('orders').select('number,tier:tier_id(label)').order('number').limit(3),
  ],
  ['spread to one', 'visitor', (c) => c.from('program_tiers').select('id,...programs(program:name)').order('id').limit(3)],
  ['spread to many', 'visitor', (c) => c.from('programs').select('id,...program_phases(phases:name)').eq('id', '1-step')],
  ['a count of related rows', 'visitor', (c) => c.from('programs').select('id,program_tiers(count)').order('position')],
  [
    'is null on a relation',
    'visitor',
    (c) => c.from('programs').select('id,program_tiers()').is('program_tiers', null).order('position'),
  ],
  [
    'or on a relation',
    'visitor',
    (c) =>
      c
        .from('programs')
        .select('id,program_tiers(label)')
        .or('position.eq.1,position.eq.2', { referencedTable: 'program_tiers' })
        .order('position')
        .order('position', { referencedTable: 'program_tiers' }),
  ],
  [
    'order by a relation to one',
    'visitor',
    (c) => c.from('program_tiers').select('id').order('programs(position)').order('position').limit(3),
  ],
  [
    'order by a relation selected',
    'visitor',
    (c) =>
      c
        .from('program_tiers')
        .select('id,programs(name)')
        .order('programs(name)', { ascending: false })
        .order('position')
        .limit(3),
  ],
  [
    'own rows within own rows',
    'trader',
    (c) =>
      c
        .from('tickets')
        .select('subject,ticket_replies(body,is_staff)')
        .order('number')
        .order('created_at', { referencedTable: 'ticket_replies' }),
  ],
  [
    'a counted embed',
    'visitor',
    (c) =>
      c
        .from('programs')
        .select('id,program_tiers!inner(id)', { count: 'exact' })
        .eq('program_tiers.position', 1)
        .order('position')
        .limit(1),
  ],
  [
    'a single with relations',
    'visitor',
    (c) => c.from('program_tiers').select('id,programs(id,program_phases(phase))').eq('id', '2-step-10k').single(),
  ],
  [
    'an article with its category',
    'visitor',
    (c) => c.from('blog_posts').select('slug,blog_categories!inner(slug)').order('slug').limit(4),
  ],
  ['csv of an embed', 'visitor', (c) => c.from('program_tiers').select('id,programs(name)').order('id').limit(2).csv()],
  ['an unknown relation', 'visitor', (c) => c.from('programs').select('id,chapters(id)')],
  ['tables without a relation', 'visitor', (c) => c.from('programs').select('id,add_ons(id)')],
  ['an unknown column of a relation', 'visitor', (c) => c.from('programs').select('id,program_tiers(colour)')],
  [
    'a filter on a relation that is not selected',
    'visitor',
    (c) => c.from('programs').select('id').eq('program_tiers.position', 1),
  ],
  [
    'a limit on a relation that is not selected',
    'visitor',
    (c) => c.from('programs').select('id').limit(1, { referencedTable: 'program_tiers' }),
  ],
  [
    'order by a relation to many',
    'visitor',
    (c) => c.from('programs').select('id,program_tiers(id)').order('program_tiers(position)'),
  ],
];

import type { Call } from '../Call.ts';

/** Filters, order, ranges and counts on public content. */
export const reads: readonly Call[] = [
  ['every column', 'visitor', (c) => c.from('programs').select().order('position')],
  ['some columns', 'visitor', (c) => c.from('programs').select('id,name').order('id')],
  ['an alias', 'visitor', (c) => c.from('programs').select('key:id,title:name').order('position')],
  ['a cast', 'visitor', (c) => c.from('programs').select('id,leverage::text').order('id')],
  ['eq', 'visitor', (c) => c.from('program_tiers').select('id,price_cents').eq('program_id', '1-step').order('id')],
  ['eq on a boolean', 'visitor', (c) => c.from('programs').select('id').eq('has_tab', true).order('id')],
  ['eq on an enum', 'visitor', (c) => c.from('programs').select('id').eq('drawdown_type', 'static').order('id')],
  ['neq', 'visitor', (c) => c.from('programs').select('id').neq('id', '1-step').order('id')],
  ['gt', 'visitor', (c) => c.from('program_tiers').select('id').gt('price_cents', 20_000).order('id')],
  ['gte and lt', 'visitor', (c) => c.from('program_tiers').select('id').gte('position', 2).lt('position', 4).order('id')],
  ['lte', 'visitor', (c) => c.from('program_tiers').select('id').lte('size_cents', 1_000_000).order('id')],
  ['like', 'visitor', (c) => c.from('program_tiers').select('id').like('id', '%-10k').order('id')],
  ['ilike', 'visitor', (c) => c.from('programs').select('id').ilike('name', '%STEP%').order('id')],
  ['like all of', 'visitor', (c) => c.from('program_tiers').select('id').likeAllOf('id', ['1-%', '%0k']).order('id')],
  ['ilike any of', 'visitor', (c) => c.from('program_tiers').select('id').ilikeAnyOf('id', ['%-5K', '%-25K']).order('id')],
  ['match by regex', 'visitor', (c) => c.from('program_tiers').select('id').filter('id', 'match', '^1-.*5k$').order('id')],
  ['imatch by regex', 'visitor', (c) => c.from('program_tiers').select('id').filter('id', 'imatch', '^1-.*5K$').order('id')],
  [
    'is null',
    'visitor',
    (c) => c.from('program_phases').select('program_id,phase').is('profit_target_bps', null).order('program_id'),
  ],
  ['is not null', 'visitor', (c) => c.from('programs').select('id').not('badge', 'is', null).order('id')],
  ['is true', 'visitor', (c) => c.from('programs').select('id').is('has_tab', true).order('id')],
  ['is distinct from', 'visitor', (c) => c.from('programs').select('id').isDistinct('badge', 'popular').order('id')],
  ['in', 'visitor', (c) => c.from('programs').select('id').in('id', ['1-step', '2-step', 'none, such', 'a"b']).order('id')],
  ['in nothing', 'visitor', (c) => c.from('programs').select('id').in('id', [])],
  ['not in', 'visitor', (c) => c.from('programs').select('id').not('id', 'in', '(1-step,2-step)').order('id')],
  ['contains an array', 'visitor', (c) => c.from('programs').select('id').contains('platforms', ['MT5']).order('id')],
  [
    'contained by an array',
    'visitor',
    (c) => c.from('blog_posts').select('slug').containedBy('tags', ['rules', 'drawdown']).order('slug'),
  ],
  [
    'overlaps',
    'visitor',
    (c) => c.from('blog_posts').select('slug').overlaps('tags', ['rules', 'drawdown', 'payouts']).order('slug'),
  ],
  ['or', 'visitor', (c) => c.from('programs').select('id').or('id.eq.1-step,has_tab.is.false').order('id')],
  [
    'or with nested and',
    'visitor',
    (c) => c.from('program_tiers').select('id').or('and(position.eq.1,price_cents.lt.5000),position.gt.5').order('id'),
  ],
  ['not and', 'visitor', (c) => c.from('program_tiers').select('id').or('not.and(position.gt.1,price_cents.gt.1)').order('id')],
  ['any of values', 'visitor', (c) => c.from('programs').select('id').filter('id', 'eq(any)', '{1-step,2-step}').order('id')],
  ['match', 'visitor', (c) => c.from('program_tiers').select('id').match({ program_id: '2-step', position: 1 })],
  [
    'full text',
    'visitor',
    (c) => c.from('blog_posts').select('slug').textSearch('title', 'daily', { config: 'english' }).order('slug'),
  ],
  [
    'web search',
    'visitor',
    (c) =>
      c
        .from('blog_posts')
        .select('slug')
        .textSearch('excerpt', 'loss or payout', { type: 'websearch', config: 'english' })
        .order('slug'),
  ],
  [
    'phrase search',
    'visitor',
    (c) =>
      c
        .from('blog_posts')
        .select('slug')
        .eq('language', 'en')
        .textSearch('body', 'daily loss', { type: 'phrase', config: 'english' })
        .order('slug'),
  ],
  ['order descending', 'visitor', (c) => c.from('programs').select('id').order('position', { ascending: false })],
  [
    'order by two',
    'visitor',
    (c) => c.from('program_tiers').select('id').order('program_id').order('price_cents', { ascending: false }),
  ],
  [
    'nulls first',
    'visitor',
    (c) =>
      c
        .from('program_phases')
        .select('phase,profit_target_bps')
        .order('profit_target_bps', { nullsFirst: true })
        .order('program_id')
        .order('phase'),
  ],
  [
    'nulls last, descending',
    'visitor',
    (c) =>
      c
        .from('program_phases')
        .select('phase,profit_target_bps')
        .order('profit_target_bps', { ascending: false, nullsFirst: false })
        .order('program_id')
        .order('phase'),
  ],
  ['order by an enum', 'visitor', (c) => c.from('program_phases').select('phase').eq('program_id', '2-step').order('phase')],
  ['limit', 'visitor', (c) => c.from('program_tiers').select('id').order('id').limit(2)],
  ['range', 'visitor', (c) => c.from('program_tiers').select('id').order('id').range(1, 3)],
  [
    'range with an exact count',
    'visitor',
    (c) => c.from('program_tiers').select('id', { count: 'exact' }).order('id').range(0, 1),
  ],
  [
    'range that ends with the rows',
    'visitor',
    (c) => c.from('programs').select('id', { count: 'exact' }).order('id').range(0, 99),
  ],
  ['range beyond the rows', 'visitor', (c) => c.from('programs').select('id', { count: 'exact' }).range(1000, 1010)],
  ['range beyond the rows, uncounted', 'visitor', (c) => c.from('programs').select('id').range(1000, 1010)],
  ['a count alone', 'visitor', (c) => c.from('program_tiers').select('*', { count: 'exact', head: true })],
  [
    'a filtered count',
    'visitor',
    (c) => c.from('program_tiers').select('*', { count: 'exact', head: true }).eq('program_id', '1-step'),
  ],
  ['single', 'visitor', (c) => c.from('programs').select('id,name').eq('id', '1-step').single()],
  ['single of none', 'visitor', (c) => c.from('programs').select('id').eq('id', 'no-step').single()],
  ['single of many', 'visitor', (c) => c.from('programs').select('id').single()],
  ['maybe single', 'visitor', (c) => c.from('programs').select('id').eq('id', '1-step').maybeSingle()],
  ['maybe single of none', 'visitor', (c) => c.from('programs').select('id').eq('id', 'no-step').maybeSingle()],
  ['maybe single of many', 'visitor', (c) => c.from('programs').select('id').maybeSingle()],
  ['csv', 'visitor', (c) => c.from('programs').select('id,name,leverage').order('position').csv()],
  [
    'csv with commas, quotes and nulls',
    'visitor',
    (c) => c.from('programs').select('id,description,badge').order('position').csv(),
  ],
  ['csv of nothing', 'visitor', (c) => c.from('programs').select('id,name').eq('id', 'no-step').csv()],
  ['a json path', 'visitor', (c) => c.from('theme_config').select('name,accent:colors->dark->>accent').order('name')],
  ['a json path as json', 'visitor', (c) => c.from('theme_config').select('colors->dark').order('name')],
  [
    'a filter on a json path',
    'visitor',
    (c) => c.from('theme_config').select('name').not('colors->dark->>accent', 'is', null).order('name'),
  ],
  [
    'contains json',
    'visitor',
    (c) => c.from('page_content').select('page,section').contains('body', {}).order('page').order('section').limit(3),
  ],
  ['a date', 'service', (c) => c.from('daily_equity').select('day,opening_cents').order('account_id').order('day').limit(3)],
  [
    'numbers with fractions',
    'service',
    (c) => c.from('positions').select('symbol,lots,open_price').order('opened_at').order('id').limit(3),
  ],
  [
    'a timestamp filter',
    'service',
    (c) => c.from('orders').select('number,paid_at').gte('paid_at', '2026-02-01T00:00:00Z').order('number').limit(3),
  ],
];

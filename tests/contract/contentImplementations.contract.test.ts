import { backendSpec } from '@duneline/specs/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackendSide } from './rlsBackend.ts';
import type { Operation } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';
import type { FunctionCall } from './rlsPostgres.ts';
import { PostgresSide } from './rlsPostgres.ts';
import { duneline } from './rlsProjects.ts';

// Implementations of plpgsql functions (specs/supabase/implementations) behave like the plpgsql: the same steps on both sides
// give the same results and the same database.

const clara = '7109fd30-cb41-49c4-b739-39f0a8c036a3';

type Step = readonly [persona: string, ...(readonly [call: FunctionCall] | readonly [Operation['kind'], string, Filter?, Row?])];
type Filter = Operation['filter'];
type Row = Operation['row'];

const by = (column: string, value: string): Filter => ({ column, value });

let truth: PostgresSide;
let backend: BackendSide;
let seeded: string[];
/** The id of a seeded row. */
let idOf: (table: string, column: string, value: string) => string;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

beforeAll(async () => {
  const spec = backendSpec;
  truth = await PostgresSide.open(duneline.directory, duneline.personas, spec);
  backend = await BackendSide.open(spec, duneline);
  seeded = textsIn(spec.seed.rows);
  idOf = (table, column, value) => String(spec.seed.rows[table]?.find((row) => row[column] === value)?.id);
});
afterAll(() => truth.close());

async function answersOf([persona, what, table = '', filter = null, row = {}]: Step, given: ReadonlySet<string>) {
  if (typeof what === 'object')
    return [await truth.call(persona, what, given), await backend.call(persona, what, given)] as const;
  const operation: Operation = { persona, kind: what, table, filter, row, isReturning: false };
  const expected = await truth.run(operation, given);
  const actual = await backend.run(operation, given);
  return [expected, 'error' in actual ? { error: actual.error } : { count: actual.count, rows: actual.rows }] as const;
}

/** The SQLSTATE of an error, the rows of a function, or the number of written rows. */
function resultOf(outcome: Outcome): unknown {
  if ('error' in outcome) return outcome.error.code;
  return outcome.rows?.map((text) => JSON.parse(text) as unknown) ?? outcome.count;
}

/**
 * Runs the steps on both sides and compares results and tables.
 * @returns the result of each step
 */
async function take(steps: readonly Step[]): Promise<unknown[]> {
  const given = new Set([...seeded, ...textsIn(steps)]);
  const results: unknown[] = [];
  await truth.begin();
  backend.begin();
  try {
    for (const step of steps) {
      const [expected, actual] = await answersOf(step, given);
      expect(actual).toEqual(expected);
      results.push(resultOf(expected));
    }
    expect(await backend.state(given)).toEqual(await truth.state(given));
  } finally {
    await truth.end();
  }
  return results;
}

const publish = (_table: string, _id: string, _expected_version: number): FunctionCall => ({
  name: 'publish_content',
  args: { _table, _id, _expected_version },
});

describe('publishing', () => {
  it('applies a draft once, and refuses whoever started from an older version', async () => {
    const id = idOf('cta_config', 'slot', 'hero-secondary');
    const draft = { table_name: 'cta_config', row_id: id, base_version: 1, changes: { label: 'Prices', is_enabled: false } };
    const outcomes = await take([
      ['admin', 'insert', 'content_drafts', null, draft],
      ['affiliate', publish('cta_config', id, 1)],
      ['admin', publish('cta_config', id, 1)],
      ['admin', publish('cta_config', id, 1)],
      ['admin', publish('cta_config', id, 2)],
    ]);
    expect(outcomes).toEqual([1, '42501', [{ publish_content: 2 }], 'PT409', [{ publish_content: 3 }]]);
  });

  it('refuses a table, a row, a column and a value that cannot be published, and changes nothing', async () => {
    const id = idOf('page_content', 'section', 'tiers');
    const draft = { table_name: 'page_content', row_id: id, base_version: 1, changes: { version: 9, colour: 'red' } };
    const outcomes = await take([
      ['admin', publish('user_roles', id, 1)],
      ['admin', publish('page_content', '00000000-0000-4000-8000-00000000ffff', 1)],
      ['admin', 'insert', 'content_drafts', null, draft],
      ['admin', publish('page_content', id, 1)],
      ['admin', 'update', 'content_drafts', by('row_id', id), { revision: 2, changes: { position: 0 } }],
      ['admin', publish('page_content', id, 1)],
      ['admin', 'update', 'content_drafts', by('row_id', id), { revision: 3, changes: { position: 4 } }],
      ['admin', publish('page_content', id, 1)],
    ]);
    expect(outcomes).toEqual(['PT400', 'PT404', 1, 'PT400', 1, '23514', 1, [{ publish_content: 2 }]]);
  });

  it('refuses a save and a publication that do not start from the stored draft', async () => {
    const id = idOf('cta_config', 'slot', 'hero-secondary');
    const draft = { table_name: 'cta_config', row_id: id, base_version: 1, changes: { label: 'Prices' } };
    const save = (revision: number, label: string): Step => [
      'admin',
      'update',
      'content_drafts',
      by('row_id', id),
      { revision, changes: { label } },
    ];
    const publishSeen = (_expected_draft: number): Step => [
      'admin',
      { name: 'publish_content', args: { _table: 'cta_config', _id: id, _expected_version: 1, _expected_draft } },
    ];
    const outcomes = await take([
      publishSeen(1),
      ['admin', 'insert', 'content_drafts', null, draft],
      ['admin', 'insert', 'content_drafts', null, draft],
      save(2, 'All prices'),
      save(2, 'Sizes'),
      save(1, 'Sizes'),
      publishSeen(1),
      publishSeen(2),
      save(3, 'Sizes'),
    ]);
    expect(outcomes).toEqual(['PT409', 1, '23505', 1, 'PT409', 'PT409', 'PT409', [{ publish_content: 2 }], 0]);
  });

  it('publishes a row that must not have a draft only while it has none', async () => {
    const id = idOf('cta_config', 'slot', 'hero-secondary');
    const publishBare = (_expected_version: number): Step => [
      'admin',
      { name: 'publish_content', args: { _table: 'cta_config', _id: id, _expected_version, _expected_draft: 0 } },
    ];
    const outcomes = await take([
      publishBare(1),
      ['admin', 'insert', 'content_drafts', null, { table_name: 'cta_config', row_id: id, base_version: 2, changes: {} }],
      publishBare(2),
    ]);
    expect(outcomes).toEqual([[{ publish_content: 2 }], 1, 'PT409']);
  });

  it('publishes the draft of a theme, and refuses one that cannot be read', async () => {
    const id = idOf('theme_config', 'name', 'Duneline');
    const seed = backendSpec.seed.rows['theme_config']?.find((row) => row['id'] === id)?.['colors'];
    const { dark, light } = seed as Record<'dark' | 'light', Record<string, string>>;
    const drafted = (muted: string) => ({ colors: { light, dark: { ...dark, muted } } });
    const outcomes = await take([
      [
        'admin',
        'insert',
        'content_drafts',
        null,
        { table_name: 'theme_config', row_id: id, base_version: 1, changes: drafted('#7A7468') },
      ],
      ['admin', publish('theme_config', id, 1)],
      ['admin', 'update', 'content_drafts', by('row_id', id), { revision: 2, changes: { is_active: false } }],
      ['admin', publish('theme_config', id, 1)],
      ['admin', 'update', 'content_drafts', by('row_id', id), { revision: 3, changes: drafted('not a color') }],
      ['admin', publish('theme_config', id, 1)],
      ['admin', 'update', 'content_drafts', by('row_id', id), { revision: 4, changes: drafted('#877F73') }],
      ['admin', publish('theme_config', id, 1)],
    ]);
    expect(outcomes).toEqual([1, 'PT422', 1, 'PT400', 1, '23514', 1, [{ publish_content: 2 }]]);
  });

  it('changes the active theme in one step', async () => {
    const [active, draft] = ['Duneline', 'Night market'].map((name) => idOf('theme_config', 'name', name));
    const activate = (_id = '', _expected_version = 1): FunctionCall => ({
      name: 'activate_theme',
      args: { _id, _expected_version },
    });
    const outcomes = await take([
      ['trader', activate(draft)],
      ['admin', activate(draft)],
      ['admin', activate(draft)],
      ['admin', activate(active, 2)],
      ['admin', activate('00000000-0000-4000-8000-00000000ffff')],
    ]);
    expect(outcomes).toEqual(['42501', [{ activate_theme: 2 }], 'PT409', [{ activate_theme: 3 }], 'PT404']);
  });
});

describe('every change of content', () => {
  it('is one version further, keeps the version before, and is in the log', async () => {
    const promo = idOf('component_config', 'component', 'promo-bar');
    const start = [{ item: 'start', label: 'Start', target: '/', level: 1 }];
    const outcomes = await take([
      ['admin', 'update', 'navigation_menu', by('place', 'call'), { links: start, version: 40 }],
      ['trader', 'update', 'navigation_menu', by('place', 'call'), { links: start }],
      ['admin', 'update', 'navigation_menu', by('place', 'call'), { links: [...start, ...start] }],
      ['admin', 'update', 'navigation_menu', by('place', 'call'), { links: start.map((link) => ({ ...link, level: 2 })) }],
      ['admin', 'update', 'page_content', by('page', 'about'), { body: [{ kind: 'list', items: ['one'] }] }],
      ['admin', 'update', 'page_content', by('page', 'about'), { body: [{ kind: 'html', text: '<b>' }] }],
      ['service_role', 'update', 'blog_posts', by('id', 'a24134c0-0cac-4ee9-b6e1-e575c2116ffb'), { title: 'After the breach' }],
      ['admin', 'delete', 'component_config', by('id', promo)],
      ['admin', 'delete', 'media_library', by('path', 'cards/default.svg')],
      ['admin', 'delete', 'media_library', by('path', 'brand/mark.svg')],
      ['service_role', 'insert', 'user_roles', null, { user_id: clara, role: 'admin' }],
      ['admin', 'insert', 'audit_log', null, { actor_role: 'authenticated', action: 'insert', table_name: 'x', row_id: clara }],
    ]);
    expect(outcomes).toEqual([1, 0, '23514', '23514', 8, '23514', 1, 1, '23503', 1, 1, '42501']);
  });
});

describe('an article', () => {
  it('is unpublished, moves, and comes back with its date', async () => {
    const id = by('id', idOf('blog_posts', 'slug', 'after-a-breach'));
    const later = { status: 'published', published_at: '2041-03-01T09:30:00+00:00' };
    const outcomes = await take([
      ['trader', 'update', 'blog_posts', id, { status: 'draft' }],
      ['admin', 'update', 'blog_posts', id, { status: 'draft' }],
      ['admin', 'update', 'blog_posts', id, { slug: 'the-breach' }],
      ['admin', 'update', 'blog_posts', id, { status: 'published', published_at: '2026-01-02T00:00:00+00:00' }],
      ['admin', 'update', 'blog_posts', id, { status: 'draft' }],
      ['admin', 'update', 'blog_posts', id, later],
      ['admin', 'update', 'blog_posts', id, { status: 'draft' }],
      ['service_role', 'update', 'blog_posts', id, { slug: 'after-a-breach' }],
    ]);
    expect(outcomes).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
  });
});

describe('tickets', () => {
  it('follow their replies, which say truly who wrote them', async () => {
    const ticket_id = idOf('tickets', 'subject', 'A banner in Arabic, right to left');
    const body = 'Tomorrow.';
    const outcomes = await take([
      ['admin', 'insert', 'ticket_replies', null, { ticket_id, body, is_staff: false, author_name: 'The robot' }],
      ['affiliate', 'insert', 'ticket_replies', null, { ticket_id, body, is_staff: true, author_name: 'Noor Haddad' }],
      ['admin', 'insert', 'ticket_replies', null, { ticket_id, body }],
      ['affiliate', 'insert', 'ticket_replies', null, { ticket_id, body }],
      ['trader', 'insert', 'ticket_replies', null, { ticket_id, body }],
      ['affiliate', 'update', 'tickets', by('id', ticket_id), { status: 'closed' }],
      ['affiliate', 'update', 'tickets', by('id', ticket_id), { status: 'answered' }],
      ['service_role', 'insert', 'ticket_replies', null, { ticket_id, body, author_name: 'The support desk', is_staff: true }],
    ]);
    expect(outcomes).toEqual(['42501', '42501', 1, 1, '42501', 1, '42501', 1]);
  });
});

describe('affiliate payouts', () => {
  const request = (_amount_cents: number): FunctionCall => ({ name: 'request_affiliate_payout', args: { _amount_cents } });

  it('are given for what is available, and for no cent more', async () => {
    const decision = {
      status: 'rejected',
      reason: 'Asked for by telephone.',
    };
    const outcomes = await take([
      ['trader', request(5000)],
      ['affiliate', request(4999)],
      ['affiliate', request(5000)],
      ['admin', 'update', 'affiliate_payouts', by('status', 'requested'), decision],
      ['affiliate', request(5514)],
      ['affiliate', request(5513)],
      ['affiliate', { name: 'affiliate_available_cents', args: { _affiliate: idOf('affiliates', 'code', 'LEILA') } }],
    ]);
    expect(outcomes).toEqual([
      '42501',
      'PT400',
      'PT409',
      2,
      'PT409',
      [{ request_affiliate_payout: '<new id>' }],
      [{ affiliate_available_cents: 0 }],
    ]);
  });

  it('wait for a payout method and a proof of identity', async () => {
    const outcomes = await take([
      ['affiliate', 'delete', 'affiliate_payout_methods'],
      ['affiliate', request(5000)],
      ['service_role', 'delete', 'kyc_documents', by('owner_id', '8e2f4a90-1b7d-4c55-a2c6-93d1e47b0f02')],
      ['affiliate', request(5000)],
      ['service_role', 'update', 'affiliates', by('code', 'LEILA'), { status: 'suspended' }],
      ['affiliate', request(5000)],
    ]);
    expect(outcomes).toEqual([1, 'PT409', 2, 'PT409', 1, '42501']);
  });
});

describe('the figures of an affiliate', () => {
  it('are theirs alone', async () => {
    const funnel: FunctionCall = {
      name: 'affiliate_funnel',
      args: { _from: '2026-01-01T00:00:00Z', _to: '2026-03-01T09:00:00Z' },
    };
    const summary: FunctionCall = { name: 'affiliate_summary', args: {} };
    const [figures, links, ...others] = await take([
      ['affiliate', summary],
      ['affiliate', funnel],
      ['trader', summary],
      ['admin', funnel],
    ]);
    expect(figures).toEqual([
      { approved_cents: 13513, available_cents: 513, clicks: 100, paid_cents: 8000, pending_cents: 0, sales: 3, sign_ups: 1 },
    ]);
    expect(links).toHaveLength(3);
    expect(others).toEqual([[], []]);
  });
});

import { describe, expect, it } from 'vitest';
import { auditedTables } from './auditKinds.ts';
import { describeEntry, describeInParts } from './describeEntry.ts';
import type { AuditRow } from './readAudit.ts';

const noor = 'bec0573f-038c-499b-957d-380bf1224ed1';
const tomas = '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01';
const names = { [noor]: 'Noor Haddad', [tomas]: 'Tomas Ribeiro' };

/** An entry by Noor Haddad. */
const entryOf = (table: string, entry: Partial<AuditRow>): AuditRow => ({
  id: 'c3a1',
  actor: noor,
  actor_role: 'authenticated',
  person: 'Noor Haddad',
  action: 'update',
  table_name: table,
  row_id: tomas,
  before: {},
  after: {},
  record: {},
  names,
  happened_at: '2026-03-01T09:00:00Z',
  ...entry,
});
const sentenceOf = (table: string, entry: Partial<AuditRow>) => describeEntry(entryOf(table, entry));

const created = (after: AuditRow['after'], record = {}) => ({ action: 'insert', before: null, after, record });
const deleted = (before: AuditRow['before'], record = {}) => ({ action: 'delete', before, after: null, record });
const status = (before: string, after: string, more = {}) => ({ before: { status: before }, after: { status: after, ...more } });
const reason = 'chargeback';

describe.each<[string, string, readonly [string, Partial<AuditRow>][]]>([
  [
    'users and roles',
    'users',
    [
      ['created an account for new@mail.example', { row_id: 'x', ...created({ email: 'new@mail.example', how: 'create' }) }],
      ['invited new@mail.example', { row_id: 'x', ...created({ email: 'new@mail.example', how: 'invite' }) }],
      ['generated a recovery link for Tomas Ribeiro: chargeback', { after: { link: 'recovery', reason } }],
      ['generated a sign-in link for Tomas Ribeiro: chargeback', { after: { link: 'magiclink', reason } }],
      ['banned Tomas Ribeiro for 7 days: chargeback', { before: { bannedUntil: null }, after: { banDuration: '168h', reason } }],
      ['banned Tomas Ribeiro for 1 day', { after: { banDuration: '24h' } }],
      ['banned Tomas Ribeiro for 36 hours', { after: { banDuration: '36h' } }],
      ['banned Tomas Ribeiro until the ban is lifted', { after: { banDuration: '876000h' } }],
      ['lifted the ban of Tomas Ribeiro: chargeback', { after: { banDuration: 'none', reason } }],
      ['removed a second factor of Tomas Ribeiro', { before: { factor: 'f', type: 'totp' }, after: { factor: null } }],
      ['granted Tomas Ribeiro the admin role: chargeback', { before: { role: null }, after: { role: 'admin', reason } }],
      ['revoked the admin role of Tomas Ribeiro: chargeback', { before: { role: 'admin' }, after: { role: null, reason } }],
      [
        'deleted the account of tomas@mail.example: chargeback',
        { row_id: 'x', ...deleted({ email: 'tomas@mail.example', reason }) },
      ],
      ['banned a user for 7 days', { row_id: 'x', after: { banDuration: '168h' } }],
    ],
  ],
  [
    'roles by their table',
    'user_roles',
    [
      ['granted Tomas Ribeiro the admin role', created({ user_id: tomas, role: 'admin' })],
      ['revoked the admin role of Tomas Ribeiro', deleted({ user_id: tomas, role: 'admin' })],
    ],
  ],
  [
    'orders',
    'orders',
    [['refunded order 10033: chargeback', { ...status('paid', 'refunded', { reason }), record: { number: 10_033 } }]],
  ],
  [
    'payments',
    'payments',
    [
      [
        'sent €91.50 of a payment for order 10051 back to the buyer',
        {
          before: { surplus_sent_at: null },
          after: { surplus_sent_at: '2026-03-01T09:00:00Z', amount_cents: 9150, currency: 'EUR' },
          record: { order: { number: 10_051 } },
        },
      ],
      [
        'recorded that the refund of a payment failed',
        { before: { refund_failed_at: null }, after: { refund_failed_at: '2026-03-01T09:00:00Z', surplus_sent_at: null } },
      ],
    ],
  ],
  [
    'accounts',
    'trading_accounts',
    [
      [
        'ended account 700012 for a prohibited practice: Opposite trades on 3 accounts',
        {
          ...status('active', 'terminated', { practice: 'hedging', reason: 'Opposite trades on 3 accounts' }),
          record: { number: 700_012 },
        },
      ],
    ],
  ],
  [
    'payouts',
    'payouts',
    [
      ['requested payout 31042', created({ number: 31_042, amount_cents: 84_000 })],
      ['approved payout 31042', { ...status('requested', 'approved'), record: { number: 31_042 } }],
      [
        'rejected payout 31042: chargeback',
        { ...status('approved', 'rejected', { reject_reason: reason }), record: { number: 31_042 } },
      ],
      ['marked payout 31042 as paid', { ...status('approved', 'paid', { receipt_id: 'DL-12345' }), record: { number: 31_042 } }],
      ['approved a payout', status('requested', 'approved')],
    ],
  ],
  [
    'affiliate payouts',
    'affiliate_payouts',
    [
      [
        'marked the payout of $120.00 to affiliate NOOR as paid',
        { ...status('approved', 'paid'), record: { amount_cents: 12_000, affiliate: { code: 'NOOR' } } },
      ],
      ['rejected an affiliate payout: chargeback', status('requested', 'rejected', { reason })],
    ],
  ],
  [
    'affiliates',
    'affiliates',
    [
      ['applied as affiliate NOOR', created({ code: 'NOOR', status: 'pending' })],
      ['applied again as affiliate NOOR', status('rejected', 'pending', { code: 'NOOR' })],
      ['approved affiliate NOOR', status('pending', 'active', { code: 'NOOR' })],
      ['rejected affiliate NOOR: chargeback', status('pending', 'rejected', { code: 'NOOR', reason })],
      ['suspended affiliate NOOR', status('active', 'suspended', { code: 'NOOR' })],
      ['activated affiliate NOOR again', status('suspended', 'active', { code: 'NOOR' })],
      [
        'changed the commission rate of affiliate NOOR from 10% to 12.5%: Volume',
        {
          before: { code: 'NOOR', commission_bps: 1000, rate_reason: null },
          after: { code: 'NOOR', commission_bps: 1250, rate_reason: 'Volume' },
        },
      ],
      [
        'changed the commission rate of affiliate NOOR from 10% to 12%',
        { before: { code: 'NOOR', commission_bps: 1000 }, after: { code: 'NOOR', commission_bps: 1200 } },
      ],
    ],
  ],
  [
    'coupons',
    'coupons',
    [
      ['created coupon SPRING (10%)', created({ code: 'SPRING', percent: 10 })],
      [
        'switched coupon SPRING off',
        { before: { code: 'SPRING', is_active: true }, after: { code: 'SPRING', is_active: false } },
      ],
      ['switched coupon SPRING on', { before: { code: 'SPRING', is_active: false }, after: { code: 'SPRING', is_active: true } }],
      [
        'changed 2 fields of coupon SPRING',
        {
          before: { code: 'SPRING', note: null, max_uses: 3 },
          after: { code: 'SPRING', note: 'For the fair', max_uses: 5 },
        },
      ],
      ['deleted coupon SPRING', deleted({ code: 'SPRING', percent: 10 })],
    ],
  ],
  [
    'the leaderboard',
    'leaderboard_entries',
    [
      ['hid a leaderboard entry', { before: { is_hidden: false }, after: { is_hidden: true } }],
      ['showed a leaderboard entry again', { before: { is_hidden: true }, after: { is_hidden: false } }],
    ],
  ],
  [
    'identity documents',
    'kyc_documents',
    [
      ['uploaded an identity document of Tomas Ribeiro', created({ owner_id: tomas, kind: 'passport' })],
      ['approved an identity document of Tomas Ribeiro', { ...status('pending', 'approved'), record: { owner_id: tomas } }],
      ['rejected an identity document: chargeback', status('pending', 'rejected', { reason })],
    ],
  ],
  [
    'tickets',
    'tickets',
    [
      ['closed ticket 1042', { ...status('open', 'closed'), record: { number: 1042 } }],
      ['reopened ticket 1042', { ...status('closed', 'open'), record: { number: 1042 } }],
      ['answered ticket 1042', { ...status('open', 'answered'), record: { number: 1042 } }],
      [
        'assigned ticket 1042 to Tomas Ribeiro',
        { before: { assignee: null }, after: { assignee: tomas }, record: { number: 1042 } },
      ],
      ['removed the assignee of a ticket', { before: { assignee: tomas }, after: { assignee: null } }],
    ],
  ],
  [
    'messages',
    'contact_messages',
    [
      ['answered the message of Wanjiru Njoroge', { ...status('new', 'answered'), record: { name: 'Wanjiru Njoroge' } }],
      ['marked a visitor’s message as spam', status('new', 'spam')],
      ['marked a visitor’s message as not spam', status('spam', 'new')],
    ],
  ],
  [
    'articles',
    'blog_posts',
    [
      ['created the article “Losses”', created({ title: 'Losses', status: 'draft', version: 1 })],
      ['published the article “Losses”', { before: { version: 1 }, after: { version: 2 }, record: { title: 'Losses' } }],
      [
        'moved the article “Losses” to /blog/losing',
        { before: { version: 2, slug: 'losses' }, after: { version: 3, slug: 'losing' }, record: { title: 'Losses' } },
      ],
    ],
  ],
  [
    'the theme',
    'theme_config',
    [
      ['published the theme “Duneline”', { before: { version: 1 }, after: { version: 2 }, record: { name: 'Duneline' } }],
      ['switched a theme on', { before: { version: 1, is_active: false }, after: { version: 2, is_active: true } }],
    ],
  ],
  [
    'SEO settings',
    'seo_config',
    [['published the SEO settings of /about', { before: { version: 1 }, after: { version: 2 }, record: { path: '/about' } }]],
  ],
  [
    'page texts',
    'page_content',
    [
      [
        'published the page texts of /programs #lead',
        { before: { version: 1 }, after: { version: 2 }, record: { page: 'programs', section: 'lead' } },
      ],
      ['published page texts', { before: { version: 1 }, after: { version: 2 } }],
    ],
  ],
  [
    'pictures',
    'media_library',
    [
      ['uploaded the picture “Dunes”', created({ title: 'Dunes' })],
      ['deleted the picture “Dunes”', deleted({ title: 'Dunes' })],
    ],
  ],
  [
    'releases',
    'content_releases',
    [
      ['created the release “Ramadan”', created({ name: 'Ramadan', state: 'planned' })],
      [
        'published the release “Ramadan”',
        { before: { state: 'planned' }, after: { state: 'live' }, record: { name: 'Ramadan' } },
      ],
      [
        'rolled back the release “Ramadan”',
        { before: { state: 'live' }, after: { state: 'rolled back' }, record: { name: 'Ramadan' } },
      ],
      ['could not publish a release', { before: { state: 'planned' }, after: { state: 'failed', problem: 'P' } }],
    ],
  ],
])('about %s', (_what, table, cases) => {
  it.each(cases)('says that Noor Haddad %s', (deed, entry) => expect(sentenceOf(table, entry)).toBe(`Noor Haddad ${deed}`));
});

describe.each(auditedTables)('about a row of %s', (table) => {
  it.each(['insert', 'update', 'delete'])('has a sentence for any %s, without names of tables and columns', (action) => {
    const columns = { updated_at: '2026-03-01T09:00:00Z', some_column: 1 };
    const before = action === 'insert' ? null : columns;
    const after = action === 'delete' ? null : { ...columns, some_column: 2 };
    const sentence = sentenceOf(table, { action, before, after });
    expect(sentence).toMatch(/^Noor Haddad \w/);
    expect(sentence).not.toMatch(/_|something|undefined|null|NaN|object/);
  });
});

it('counts the changed fields, without what changes with every update', () => {
  const before = { updated_at: '1', version: 1, updated_by: noor, name: 'Risk', position: 1 };
  const after = { updated_at: '2', version: 2, updated_by: tomas, name: 'Risk and rules', position: 1 };
  expect(sentenceOf('blog_categories', { before, after })).toBe(
    'Noor Haddad changed 1 field of the blog category “Risk and rules”',
  );
});

it('says who acted where no person has a name', () => {
  const approved = status('requested', 'approved');
  const nobody = { ...approved, actor: null, person: null };
  expect(sentenceOf('payouts', { ...nobody, actor_role: 'service_role' })).toBe('The platform approved a payout');
  expect(sentenceOf('payouts', nobody)).toBe('Somebody approved a payout');
  expect(sentenceOf('payouts', { ...approved, person: null })).toBe('A deleted person approved a payout');
});

it('isolates names in other scripts', () => {
  const sentence = sentenceOf('tickets', { ...status('open', 'closed'), person: 'نور حداد', record: { number: 1042 } });
  expect(sentence).toBe('\u2068نور حداد\u2069 closed ticket 1042');
});

it('has a sentence for a table that it does not know', () => {
  expect(sentenceOf('new_table', { before: { a: 1 }, after: { a: 2 } })).toBe('Noor Haddad changed 1 field of something');
});

it('tells the people in a sentence by their ids, whatever they are called', () => {
  const reject = { before: { status: 'pending' }, after: { status: 'rejected', reason: 'payout, Noor Haddad\uFFF90\uFFFB' } };
  const namesakes = { [noor]: 'Noor Haddad', [tomas]: 'Noor Haddad' };
  expect(describeInParts(entryOf('kyc_documents', { ...reject, record: { owner_id: tomas }, names: namesakes }))).toEqual([
    { id: noor, name: 'Noor Haddad' },
    ' rejected an identity document of ',
    { id: tomas, name: 'Noor Haddad' },
    ': payout, Noor Haddad0',
  ]);
});

it('says that a document was taken off the site', () => {
  const offSite = {
    before: { status: 'published', version: 2 },
    after: { status: 'draft', version: 3 },
    record: { path: '/about' },
  };
  expect(sentenceOf('seo_config', offSite)).toBe('Noor Haddad took the SEO settings of /about off the site');
});

import { backendSpec } from '@duneline/specs/backend';
import type { Row } from '../../specs/contract.ts';
import type { Operation } from './rlsOperations.ts';

const rows = (table: string): readonly Row[] => backendSpec.seed.rows[table] ?? [];
const row = (table: string, has: Row): Row =>
  rows(table).find((one) => Object.entries(has).every(([name, value]) => one[name] === value)) ?? {};
const without = (table: string, column: string, other: string, reference: string): Row =>
  rows(table).find((one) => !rows(other).some((referrer) => referrer[reference] === one[column])) ?? {};

const id = '00000000-0000-4000-8000-00000000cccc';

/** A statement on a row, by key values. */
export function does(persona: string, kind: Operation['kind'], table: string, values: Row, by: Row = {}): Operation {
  const [filter = null, ...more] = Object.entries(by).map(([column, value]) => ({ column, value: String(value) }));
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { persona, kind, table, row: given, filter, more, isReturning: true };
}

/** Inserts a row and deletes it. */
const makeAndRemove = (persona: string, table: string, values: Row): readonly Operation[] => [
  does(persona, 'insert', table, values),
  does(persona, 'delete', table, {}, { id: values['id'] }),
];

/** Inserts a row and changes it by an upsert. */
const makeTwice = (persona: string, table: string, values: Row, changed: Row): readonly Operation[] => [
  does(persona, 'insert', table, values),
  does(persona, 'upsert', table, { ...values, ...changed }),
];

/** Statements for which policies exist, but that random generation rarely combines. */
export function openingsOf({ leila, tomas }: Readonly<Record<'leila' | 'tomas', string>>): readonly (readonly Operation[])[] {
  const affiliate = row('affiliates', { owner_id: leila })['id'];
  const link = row('affiliate_links', { affiliate_id: affiliate })['id'];
  const account = row('trading_accounts', { number: 700037 })['id'];
  const order = without('orders', 'id', 'trading_accounts', 'order_id');
  const unranked = without('trading_accounts', 'id', 'leaderboard_entries', 'account_id')['id'];
  const category = { id, slug: 'late', name: 'Late', description: 'What comes late.', position: 90 };
  const document = { id, kind: 'residence-permit', storage_path: `${tomas}/permit.pdf` };
  const review = { status: 'approved' };
  const entry = {
    period: 'week',
    account_id: unranked,
    size_cents: 500_000,
    first_name: 'Hana',
    last_initial: 'S',
    as_of: '2026-02-27',
  };
  const ranked = { ...entry, rank: 90, size_rank: 80, profit_cents: 5_000, return_bps: 100, trades: 2, wins: 1 };
  const tier = {
    id: 'late-tier',
    program_id: '1-step',
    position: 90,
    label: '1M',
    size_cents: 1e8,
    price_cents: 100,
    winners_bonus_cents: 100,
  };
  const rejection = does('admin', 'update', 'payouts', { status: 'rejected', reject_reason: 'Too late.' }, { number: 31_017 });
  const payout = { account_id: account, gross_cents: 10_001, method: 'Bank', destination: 'Millennium bcp, PT50 … 0318' };
  const model = { ...row('trading_accounts', { number: 700_001 }), id: undefined, number: undefined };
  const profile = { id: tomas, display_name: 'Tomás', kind: 'trader' };
  const forget = does('service_role', 'delete', 'profiles', {}, { id: tomas });
  const ticket = row('tickets', { owner_id: leila });
  const file = { id, ticket_id: ticket['id'], owner_id: leila, storage_path: `${leila}/proof.pdf`, name: 'proof.pdf' };
  const reply = rows('ticket_replies').find(({ ticket_id }) =>
    rows('tickets').some((one) => one['id'] === ticket_id && one['owner_id'] === leila),
  );
  const view = { ticket_id: reply?.['ticket_id'], person_id: leila, reply_id: reply?.['id'] };
  const flag = { id, affiliate_id: affiliate, order_id: order['id'], kind: 'self-referral', order_total_cents: 100 };
  const heroStats = row('component_config', { component: 'hero-stats' });
  const { id: menuId, place, locale, links } = row('navigation_menu', { place: 'header', locale: 'en' });
  return [
    [
      ...makeTwice('service_role', 'affiliate_flags', flag, { order_total_cents: 200 }),
      does('service_role', 'update', 'affiliate_flags', { order_total_cents: 300 }, { id }),
      does('service_role', 'select', 'affiliate_flags', {}),
      does('affiliate', 'select', 'affiliate_flags', {}),
      does('service_role', 'delete', 'affiliate_flags', {}, { id }),
    ],
    [
      does('affiliate', 'insert', 'ticket_attachments', file),
      does('affiliate', 'select', 'ticket_attachments', {}),
      does('service_role', 'select', 'ticket_attachments', {}),
      does('service_role', 'upsert', 'ticket_attachments', { ...file, name: 'scan.pdf' }),
      does('service_role', 'update', 'ticket_attachments', { name: 'letter.pdf' }, { id }),
      does('service_role', 'delete', 'ticket_attachments', {}, { id }),
      does('service_role', 'insert', 'ticket_attachments', file),
    ],
    [
      does('affiliate', 'insert', 'ticket_views', view),
      does('affiliate', 'upsert', 'ticket_views', view),
      does('affiliate', 'update', 'ticket_views', { reply_id: view.reply_id }, { person_id: leila }),
      does('affiliate', 'select', 'ticket_views', {}),
      does('service_role', 'upsert', 'ticket_views', view),
      does('service_role', 'update', 'ticket_views', { reply_id: view.reply_id }, { person_id: leila }),
      does('service_role', 'delete', 'ticket_views', {}, { person_id: leila }),
    ],
    [
      does('service_role', 'delete', 'navigation_menu', {}, { id: menuId }),
      does('admin', 'insert', 'navigation_menu', { place, locale, links }),
    ],
    [
      does('service_role', 'delete', 'component_config', {}, { id: heroStats['id'] }),
      does('admin', 'insert', 'component_config', { component: 'hero-stats', settings: { count: 3 } }),
    ],
    [
      does(
        'service_role',
        'update',
        'payout_proofs',
        { is_verified: true },
        { receipt_id: rows('payout_proofs')[0]?.['receipt_id'] },
      ),
      does('anon', 'select', 'payout_proofs', {}),
    ],
    makeAndRemove('service_role', 'add_ons', { id: 'late', position: 90, name: 'Late', description: 'x', price_cents: 100 }),
    [
      does('affiliate', 'insert', 'affiliate_links', {
        affiliate_id: affiliate,
        name: 'Late',
        utm_source: 'a',
        utm_medium: 'b',
        utm_campaign: 'c',
      }),
    ],
    [
      does('affiliate', 'delete', 'affiliate_payout_methods', {}, { affiliate_id: affiliate }),
      does('affiliate', 'insert', 'affiliate_payout_methods', {
        affiliate_id: affiliate,
        method: 'UPI',
        details: { vpa: 'leila@bank' },
      }),
    ],
    makeAndRemove('service_role', 'affiliate_referrals', {
      id,
      affiliate_id: affiliate,
      link_id: link,
      shown_name: 'Hana S.',
      is_new: true,
    }),
    makeAndRemove('admin', 'blog_categories', category),
    makeAndRemove('service_role', 'blog_categories', category),
    [does('admin', 'insert', 'content_drafts', { table_name: 'cta_config', row_id: id, base_version: 1, changes: {} })],
    [
      does('service_role', 'insert', 'kyc_documents', { ...document, owner_id: tomas }),
      does('trader', 'delete', 'kyc_documents', {}, { storage_path: document.storage_path }),
    ],
    [
      does('service_role', 'insert', 'counted_calls', { endpoint: 'consent', caller: 'a7c1' }),
      does('service_role', 'select', 'counted_calls', {}),
      does('service_role', 'upsert', 'counted_calls', { endpoint: 'consent', caller: 'a7c1', calls: 2 }),
      does('service_role', 'update', 'counted_calls', { calls: 3 }, { endpoint: 'consent', caller: 'a7c1' }),
      does('service_role', 'delete', 'counted_calls', {}, { endpoint: 'consent', caller: 'a7c1' }),
    ],
    [does('admin', 'update', 'kyc_documents', review, { id: row('kyc_documents', { status: 'pending' })['id'] })],
    makeTwice('service_role', 'kyc_documents', { ...document, owner_id: tomas }, { storage_path: `${tomas}/other.pdf` }),
    makeTwice('service_role', 'leaderboard_entries', ranked, { trades: 3 }),
    [does('admin', 'update', 'leaderboard_entries', { is_hidden: true }, { rank: 1 })],
    [
      does('service_role', 'insert', 'order_items', {
        order_id: order['id'],
        position: 90,
        kind: 'add-on',
        add_on_id: 'no-such',
        label: 'x',
        amount_cents: 1,
      }),
    ],
    [
      does('service_role', 'insert', 'order_items', {
        order_id: order['id'],
        position: 90,
        kind: 'add-on',
        add_on_id: rows('add_ons')[0]?.['id'],
        label: 'x',
        amount_cents: 1,
      }),
    ],
    [rejection, does('trader', 'insert', 'payouts', payout)],
    [rejection, does('service_role', 'insert', 'payouts', payout)],
    // What users may change about themselves, which excludes the kind of profile.
    [forget, does('trader', 'insert', 'profiles', { id: tomas, display_name: 'Tomás' })],
    [forget, does('service_role', 'insert', 'profiles', profile)],
    makeTwice('service_role', 'program_tiers', tier, { label: '1 M' }),
    [does('service_role', 'insert', 'trading_accounts', { ...model, order_id: order['id'] })],
  ];
}

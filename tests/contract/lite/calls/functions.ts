import type { Call } from '../Call.ts';

const admin = '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01';

/** Functions of the database. */
export const functions: readonly Call[] = [
  ['a scalar', 'admin', (c) => c.rpc('has_role', { _user_id: admin, _role: 'admin' })],
  ['a scalar by GET', 'admin', (c) => c.rpc('has_role', { _user_id: admin, _role: 'admin' }, { get: true })],
  ['a scalar, denied', 'visitor', (c) => c.rpc('has_role', { _user_id: admin, _role: 'admin' })],
  ['a wrong value of an enum', 'admin', (c) => c.rpc('has_role', { _user_id: admin, _role: 'king' })],
  ['a wrong uuid', 'admin', (c) => c.rpc('has_role', { _user_id: 'noor', _role: 'admin' })],
  ['a missing argument', 'admin', (c) => c.rpc('has_role', { _user_id: admin })],
  ['an unknown function', 'admin', (c) => c.rpc('has_rank', { _user_id: admin })],
  ['a function by nearly its name', 'admin', (c) => c.rpc('has_roles', { _user_id: admin, _role: 'admin' })],
  ['a price', 'visitor', (c) => c.rpc('quote_order', { _tier: '1-step-10k' })],
  ['a price with add-ons', 'visitor', (c) => c.rpc('quote_order', { _tier: '2-step-25k', _add_ons: ['a'] })],
  ['a price of nothing', 'visitor', (c) => c.rpc('quote_order', { _tier: 'none' })],
  [
    'a set, filtered',
    'visitor',
    (c) => c.rpc('quote_order', { _tier: '1-step-10k' }).select('kind,amount_cents').eq('kind', 'fee'),
  ],
  ['a set, ordered and limited', 'visitor', (c) => c.rpc('quote_order', { _tier: '1-step-10k' }).order('line').limit(1)],
  ['a set, counted', 'visitor', (c) => c.rpc('quote_order', { _tier: '1-step-10k' }, { count: 'exact' })],
  ['a set, counted alone', 'visitor', (c) => c.rpc('quote_order', { _tier: '1-step-10k' }, { head: true, count: 'exact' })],
  ['a set as a single', 'visitor', (c) => c.rpc('quote_order', { _tier: '1-step-10k' }).limit(1).single()],
  ['figures of the caller', 'affiliate', (c) => c.rpc('affiliate_summary')],
  ['figures of nobody', 'trader', (c) => c.rpc('affiliate_summary')],
  ['a function that raises', 'admin', (c) => c.rpc('publish_content', { _table: 'orders', _id: admin, _expected_version: 1 })],
  ['the account of another', 'trader', (c) => c.rpc('account_summary', { _account: admin })],
  ['an affiliate by the caller', 'affiliate', (c) => c.rpc('own_affiliate_id')],
  ['what an affiliate may ask for', 'service', (c) => c.rpc('affiliate_available_cents', { _affiliate: admin })],
  ['a funnel', 'affiliate', (c) => c.rpc('affiliate_funnel', { _from: '2026-01-01T00:00:00Z', _to: '2026-03-01T00:00:00Z' })],
  ['a payout that is too small', 'affiliate', (c) => c.rpc('request_affiliate_payout', { _amount_cents: 1 })],
  ['a theme that is none', 'admin', (c) => c.rpc('activate_theme', { _id: admin, _expected_version: 1 })],
  [
    'a price by the service',
    'service',
    (c) => c.rpc('price_order', { _person: null, _tier: '1-step-5k', _add_ons: [], _coupon: null }),
  ],
  ['an account for no order', 'service', (c) => c.rpc('open_account', { _order: admin })],
  ['a commission for no order', 'service', (c) => c.rpc('credit_affiliate', { _order: admin })],
  ['a slug', 'service', (c) => c.rpc('is_slug', { _text: 'a-slug' })],
  ['a palette', 'service', (c) => c.rpc('is_palette', { palette: {} })],
  ['a rank', 'trader', (c) => c.rpc('own_rank', { _period: 'month' })],
  ['a rank in no period', 'trader', (c) => c.rpc('own_rank', { _period: 'decade' })],
  ['how evaluations end', 'visitor', (c) => c.rpc('evaluation_odds')],
  ['a trigger function', 'admin', (c) => c.rpc('touch_updated_at')],
];

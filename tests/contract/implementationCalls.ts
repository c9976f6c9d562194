import { backendSpec } from '@duneline/specs/backend';
import { affiliate } from '@duneline/specs/site';
import fc from 'fast-check';
import type { FunctionSpec, Row } from '../../specs/contract.ts';
import type { FunctionCall } from './rlsPostgres.ts';

const { seed, enums } = backendSpec;
const rowsOf = (table: string): readonly Row[] => seed.rows[table] ?? [];

/** The columns whose values are used for an argument. */
const columns: Readonly<Record<string, readonly [table: string, column: string]>> = {
  _account: ['trading_accounts', 'id'],
  _affiliate: ['affiliates', 'id'],
  _coupon: ['coupons', 'code'],
  _country: ['profiles', 'country'],
  _email: ['orders', 'email'],
  _key: ['orders', 'idempotency_key'],
  _order: ['orders', 'id'],
  _payment: ['payments', 'id'],
  _person: ['profiles', 'id'],
  _tier: ['program_tiers', 'id'],
  _user_id: ['user_roles', 'user_id'],
};

const byType: Readonly<Record<string, readonly unknown[]>> = {
  uuid: ['00000000-0000-4000-8000-00000000aaaa', 'x'],
  text: ['HARBOUR', 'a', '', ' leila10 ', 'x'.repeat(500)],
  int4: [1, 2, 5000, 5514, -1, 'x'],
  _text: [[], ['weekly-payouts'], ['extra-drawdown', 'weekly-payouts', 'weekly-payouts'], ['none']],
  timestamptz: ['2026-01-01T00:00:00Z', '2026-02-10T12:00:00+04:00', 'soon'],
  jsonb: [{}, [], { primary: '#112233' }],
};

const fresh = ['6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e11', '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e12'];

/** Arguments that belong together. */
const models: Readonly<Record<string, readonly Row[]>> = {
  activate_theme: rowsOf('theme_config').map(({ id, version }) => ({ _id: id, _expected_version: version })),
  affiliate_funnel: [{ _from: '2026-01-01T00:00:00Z', _to: '2026-03-01T09:00:00Z' }],
  accept_referral: ['LEILA', 'RAMI', 'NOBODY'].map((_code) => ({ _code })),
  apply_as_affiliate: [affiliate.termsVersion, '2025-01-01'].map((_terms) => ({
    _name: 'Tomás',
    _code: 'TOMAS2026',
    _audience: 'Readers of a blog',
    _website: 'https://t.example',
    _terms,
  })),
  are_component_settings: rowsOf('component_config').flatMap(({ component, settings }) => [
    { _component: component, _settings: settings },
    { _component: component, _settings: { unknown: 1 } },
  ]),
  cancel_order: rowsOf('orders').map(({ idempotency_key: key }) => ({ _key: key, _reason: 'No.' })),
  claim_orders: rowsOf('auth.users').map(({ id, email }) => ({ _person: id, _email: email })),
  count_call: [{ _endpoint: 'contact', _caller: 'a7c1' }],
  count_coupon_guess: [' leila10 ', 'TWOSTEP5', 'RETRY-700019'].map((_coupon) => ({
    _coupon,
    _person: rowsOf('profiles')[0]?.['id'] ?? null,
    _caller: 'a7c1',
  })),
  create_release: [null, '2099-01-01T00:00:00Z', '2026-01-01T00:00:00Z'].flatMap((_publish_at) => [
    {
      _name: ' Spring ',
      _items: rowsOf('cta_config').map(({ id, version }) => ({ table: 'cta_config', id, version })),
      _publish_at,
    },
    {
      _name: 'Promo',
      _items: rowsOf('content_drafts').map(({ table_name: table, row_id: id, base_version: version, revision: draft }) => ({
        table,
        id,
        version,
        draft,
      })),
      _publish_at,
    },
    { _name: 'x', _items: rowsOf('seo_config').map(({ id }) => ({ table: 'seo_config', id, version: 7 })), _publish_at },
    { _name: 'x', _items: [{ table: 'profiles', id: rowsOf('profiles')[0]?.['id'], version: 1 }], _publish_at },
    { _name: '', _items: [{ table: 'cta_config', id: 'x', version: 'y' }], _publish_at },
  ]),
  credit_affiliate: rowsOf('orders')
    .filter(({ affiliate_code: code }) => code !== null)
    .map(({ id }) => ({ _order: id })),
  leave_message: ['hana@mail.example', 'HANA@mail.example'].map((email, index) => ({
    _key: fresh[index] ?? null,
    _caller: index === 0 ? null : 'a7c1',
    _name: 'Hana',
    _email: email,
    _topic: 'support',
    _message: 'x',
  })),
  mark_surplus_sent: rowsOf('payments')
    .filter(({ surplus_received_at: at }) => at != null)
    .map(({ id }) => ({ _payment: id, _actor: null })),
  is_own_order: rowsOf('orders').map(({ id: _order, user_id: _person, email: _email }) => ({ _order, _person, _email })),
  is_disputed: rowsOf('payments').map(({ order_id: _order }) => ({ _order })),
  has_confirmed_identity: rowsOf('kyc_documents').map(({ owner_id: _person }) => ({ _person })),
  record_dispute: [{ _reference: 'pi_1', _status: 'open' }],
  record_refund: [
    { _reference: 'pi_1', _refunded_cents: 9900, _is_full: true, _has_failed: false, _reason: 'The payment was made twice.' },
  ],
  coupon_remarks: ['LEILA10', 'RETRY-700019', 'NO-SUCH-ONE'].map((_code) => ({ _code })),
  orders_holding_coupon: [{ _coupon: ' ramadan20' }],
  orders_not_paid_in_time: [{ _code: 'RAMADAN20' }],
  assign_ticket: rowsOf('tickets').flatMap(({ id: _ticket }) =>
    [...rowsOf('user_roles').map(({ user_id }) => user_id ?? null), null].map((_assignee) => ({ _ticket, _assignee })),
  ),
  order_categories: [
    { _slugs: rowsOf('blog_categories').map(({ slug }) => slug ?? null) },
    { _slugs: ['firm', null, 'no-such-one', 'rules', 'firm'] },
    { _slugs: [] },
  ],
  end_account: rowsOf('trading_accounts').map(({ id: _account }, index) => ({
    _account,
    _practice: 'latency exploitation',
    _evidence: index % 5 === 0 ? '  ' : ' 41 positions closed within two seconds of a late price. ',
  })),
  refund_order: rowsOf('orders').map(({ id: _order }, index) => ({
    _order,
    _actor: rowsOf('user_roles')[0]?.['user_id'] ?? null,
    _reason: 'Bought twice by mistake.',
    _is_check: index % 3 === 0,
  })),
  return_order: rowsOf('orders')
    .filter(({ user_id }) => user_id !== null)
    .map(({ id: _order, user_id: _person }, index) => ({ _order, _person, _is_check: index % 3 !== 0 })),
  returnable_until: rowsOf('orders').map(({ id: _order }) => ({ _order })),
  record_user_change: rowsOf('user_roles').map(({ user_id: _actor }) => ({
    _actor,
    _action: 'update',
    _user: '00000000-0000-4000-8000-00000000aaaa',
    _before: {},
    _after: { reason: 'x' },
  })),
  place_order: [...fresh, ...rowsOf('orders').map(({ idempotency_key: key }) => key)].slice(0, 6).map((key) => ({
    _key: key,
    _person: null,
    _email: 'hana@mail.example',
    _full_name: 'Hana Saleh',
    _country: 'AE',
    _tier: '1-step-25k',
    _add_ons: ['extra-drawdown'],
    _coupon: 'LEILA10',
    _method: 'Visa',
    _affiliate: 'VIKRAM',
  })),
  price_order: [null, 'LEILA10'].map((_coupon) => ({
    _person: null,
    _tier: '2-step-25k',
    _add_ons: ['weekly-payouts'],
    _coupon,
  })),
  publish_content: ['page_content', 'cta_config', 'blog_posts'].flatMap((table) =>
    rowsOf(table)
      .slice(0, 3)
      .map(({ id, version }) => ({ _table: table, _id: id, _expected_version: version })),
  ),
  quote_order: [{ _tier: '1-step-10k', _add_ons: ['extra-drawdown'] }],
  rate_limit: ['contact', 'tickets', 'coupon'].map((_of) => ({ _of })),
  roll_back_release: rowsOf('content_releases').map(({ id: _release }) => ({ _release })),
  settle_payment: rowsOf('payments').map(({ id, amount_cents: cents }) => ({
    _payment: id,
    _outcome: 'succeeded',
    _amount_cents: cents,
    _reference: `ch_${String(id)}`,
    _reason: null,
    _currency: 'USD',
    _provider: null,
  })),
};

/** Calls of a function with matching arguments, one of which is sometimes replaced by another or an invalid one. */
export function callsOf({ name, args }: FunctionSpec): fc.Arbitrary<FunctionCall> {
  const known = models[name] ?? [];
  const model = known.length === 0 ? fc.constant<Row>({}) : fc.constantFrom(...known);
  const values = args.map((arg) => {
    const [table = '', column = ''] = columns[arg.name] ?? [];
    const seeded = rowsOf(table).map((row) => row[column] ?? null);
    const isEnum = Object.hasOwn(enums, arg.type);
    const any = [...seeded, ...(isEnum ? (enums[arg.type] ?? []) : (byType[arg.type] ?? [])), null];
    return fc.tuple(fc.constantFrom(...any), fc.nat(known.length === 0 ? 1 : 11), fc.boolean());
  });
  return fc.tuple(model, fc.tuple(...values)).map(([given, drawn]) => {
    const entries = args.flatMap(({ name: argument, hasDefault }, index) => {
      const [value, exchange = 0, isLeftOut = false] = drawn[index] ?? [];
      if (hasDefault && isLeftOut) return [];
      return [[argument, exchange === 0 || !Object.hasOwn(given, argument) ? value : given[argument]] as const];
    });
    return { name, args: Object.fromEntries(entries) };
  });
}

/** All functions that requests may name: those that compile, and those with an implementation. */
export const functions: readonly FunctionSpec[] = Object.values(backendSpec.functions);

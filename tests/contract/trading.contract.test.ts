import { backendSpec } from '@duneline/specs/backend';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { BackendSide } from './rlsBackend.ts';
import type { Operation } from './rlsOperations.ts';
import type { FunctionCall } from './rlsPostgres.ts';
import { PostgresSide } from './rlsPostgres.ts';
import { duneline } from './rlsProjects.ts';

let truth: PostgresSide;
let backend: BackendSide;
let given: ReadonlySet<string>;
/** The id of a seeded row. */
let idOf: (table: string, column: string, value: unknown) => string;

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

beforeAll(async () => {
  truth = await PostgresSide.open(duneline.directory, duneline.personas, backendSpec);
  backend = await BackendSide.open(backendSpec, duneline);
  given = new Set(textsIn(backendSpec.seed.rows));
  idOf = (table, column, value) => String(backendSpec.seed.rows[table]?.find((row) => row[column] === value)?.id);
});
afterAll(() => truth.close());

beforeEach(async () => {
  await truth.begin();
  backend.begin();
});
afterEach(() => truth.end());

/** Runs a function in Postgres and in the backend, and compares the results. */
async function run(
  persona: string,
  kind: Operation['kind'],
  table: string,
  row: Operation['row'],
  filter: Operation['filter'] = null,
) {
  const operation: Operation = { persona, kind, table, row, filter, isReturning: true };
  const expected = await truth.run(operation, given);
  expect(await backend.run(operation, given)).toMatchObject(expected);
  return expected;
}

async function call(persona: string, name: string, args: FunctionCall['args']) {
  const inSql = Object.entries(args).map(([key, value]) => [key, Array.isArray(value) ? `{${value.join(',')}}` : value]);
  const expected = await truth.call(persona, { name, args: Object.fromEntries(inSql) }, given);
  expect(await backend.call(persona, { name, args }, given)).toEqual(expected);
  return expected;
}

/** Compares the tables that a payout or the end of an account changes. */
async function expectSameState() {
  for (const table of ['trading_accounts', 'payouts', 'coupons']) await run('service_role', 'select', table, {});
}

describe('a payout', () => {
  const own = () => idOf('trading_accounts', 'number', 700037);
  const requested = () => idOf('payouts', 'number', 31017);
  const request = { gross_cents: 10_001, method: 'Bank', destination: 'Millennium bcp, PT50 … 0318' };

  it('is asked for once at a time, priced by the database, decided by an admin and taken from the balance', async () => {
    const one = { column: 'id', value: requested() };
    expect(await run('trader', 'insert', 'payouts', { account_id: own(), ...request })).toMatchObject({
      error: { code: '23505' },
    });
    expect(await run('trader', 'update', 'payouts', { status: 'approved' }, one)).toMatchObject({ count: 0 });
    expect(await run('admin', 'update', 'payouts', { status: 'paid' }, one)).toMatchObject({ error: { code: 'PT409' } });
    expect(await run('admin', 'update', 'payouts', { status: 'approved' }, one)).toMatchObject({ count: 1 });
    expect(await run('admin', 'update', 'payouts', { status: 'paid' }, one)).toMatchObject({ count: 1 });
    expect(await run('admin', 'update', 'payouts', { status: 'rejected' }, one)).toMatchObject({ error: { code: 'PT409' } });
    expect(await run('trader', 'select', 'trading_accounts', {}, { column: 'id', value: own() })).toMatchObject({ count: 1 });
    expect(await run('trader', 'insert', 'payouts', { account_id: own(), ...request, gross_cents: 7_000 })).toMatchObject({
      count: 1,
    });
    await expectSameState();
  });

  it('may be asked for again at once when it was rejected', async () => {
    const rejection = { status: 'rejected', reject_reason: 'The account holder is somebody else.' };
    await run('admin', 'update', 'payouts', rejection, { column: 'id', value: requested() });
    expect(await run('trader', 'insert', 'payouts', { account_id: own(), ...request })).toMatchObject({ count: 1 });
    await expectSameState();
  });

  it.each([
    ['for more than the profit', () => ({ account_id: own(), ...request, gross_cents: 9_000_000 }), 'PT409'],
    ['for less than nothing', () => ({ account_id: own(), ...request, gross_cents: -10_001 }), '23514'],
    ['for less than the minimum', () => ({ account_id: own(), ...request, gross_cents: 6_000 }), '23514'],
    ['from an evaluation', () => ({ account_id: idOf('trading_accounts', 'number', 700030), ...request }), '42501'],
    [
      'from the account of somebody else',
      () => ({ account_id: idOf('trading_accounts', 'number', 700012), ...request }),
      '42501',
    ],
    ['from no account', () => ({ account_id: '00000000-0000-4000-8000-00000000ffff', ...request }), '42501'],
    ['at a price of their own', () => ({ account_id: own(), ...request, amount_cents: 10_001 }), '42501'],
  ])('is refused to a trader who asks %s', async (_what, row, code) => {
    const rejection = { status: 'rejected', reject_reason: 'The account holder is somebody else.' };
    await run('admin', 'update', 'payouts', rejection, { column: 'id', value: requested() });
    expect(await run('trader', 'insert', 'payouts', row())).toMatchObject({ error: { code } });
    await expectSameState();
  });
});

describe('an account that is terminated', () => {
  const end = {
    status: 'terminated',
    breach_clause: 'daily-loss',
    breach_reason: 'Below the daily limit.',
    ended_at: '2026-03-02T10:00:00Z',
  };

  it('brings its owner a retry coupon, once', async () => {
    const active = { column: 'number', value: '700030' };
    expect(await run('service_role', 'update', 'trading_accounts', end, active)).toMatchObject({ count: 1 });
    expect(await run('service_role', 'update', 'trading_accounts', end, active)).toMatchObject({ count: 1 });
    const retry = { column: 'code', value: 'RETRY-700030' };
    expect(await run('service_role', 'select', 'coupons', {}, retry)).toMatchObject({ count: 1 });
    await expectSameState();
  });
});

describe('a quote', () => {
  it.each<[what: string, args: FunctionCall['args'], answer: object]>([
    ['the fee alone', { _tier: '1-step-10k' }, { count: 1 }],
    [
      'add-ons in the order of the catalogue, each once',
      { _tier: '1-step-10k', _add_ons: ['extra-drawdown', 'weekly-payouts', 'weekly-payouts'] },
      { count: 3 },
    ],
    ['a tier that is unknown', { _tier: '1-step-1m' }, { error: { code: 'PT404' } }],
    ['a program that is not for sale yet', { _tier: 'instant-5k' }, { error: { code: 'PT404' } }],
    ['an add-on that is unknown', { _tier: '1-step-10k', _add_ons: ['no-rules'] }, { error: { code: 'PT404' } }],
  ])('of %s is what Postgres says', async (_what, args, answer) => {
    for (const persona of ['anon', 'affiliate', 'service_role']) {
      expect(await call(persona, 'quote_order', args)).toMatchObject(answer);
    }
  });
});

describe('the price of an order', () => {
  const price = (coupon: string, tier: string, persona = 'affiliate') =>
    call('service_role', 'price_order', {
      _person: duneline.personas[persona]?.sub ?? null,
      _tier: tier,
      _add_ons: [],
      _coupon: coupon,
    });

  it.each<[what: string, coupon: string, tier: string, answer: object]>([
    ['a coupon in any case', ' leila10 ', '2-step-25k', { count: 2 }],
    ['a coupon that is unknown', 'FREE', '1-step-10k', { error: { code: 'PT404' } }],
    ['a coupon that is withdrawn', 'TWOSTEP5', '2-step-10k', { error: { code: 'PT404' } }],
    ['a coupon that has expired', 'STEP15', '1-step-10k', { error: { code: 'PT422' } }],
    ['a coupon of somebody else', 'RETRY-700035', '1-step-50k', { error: { code: 'PT404' } }],
  ])('with %s is what Postgres says', async (_what, coupon, tier, answer) => {
    expect(await price(coupon, tier)).toMatchObject(answer);
  });

  it('knows a coupon of somebody’s own, and that it has expired', async () => {
    expect(await price('RETRY-700019', '1-step-25k', 'trader')).toMatchObject({ error: { code: 'PT422' } });
    expect(await price('RETRY-700019', '1-step-25k')).toMatchObject({ error: { code: 'PT404' } });
  });
});

describe('what a trader asks about their accounts', () => {
  it('has the answers of Postgres', async () => {
    for (const number of [700001, 700004, 700012, 700019, 700030, 700037, 700047]) {
      for (const persona of ['trader', 'admin', 'affiliate']) {
        await call(persona, 'account_summary', { _account: idOf('trading_accounts', 'number', number) });
      }
    }
    for (const period of ['week', 'month', 'all-time']) {
      expect(await call('trader', 'own_rank', { _period: period })).toMatchObject({ count: 1 });
      await call('trader', 'own_rank', { _period: period, _size_cents: 2_500_000 });
      await call('affiliate', 'own_rank', { _period: period, _size_cents: 2_500_000 });
    }
    expect(await call('anon', 'own_rank', { _period: 'week' })).toMatchObject({ error: { code: '42501' } });
  });
});

describe('how evaluations end', () => {
  it('is told to everybody alike, as Postgres counts it', async () => {
    for (const persona of ['anon', 'trader', 'admin', 'service_role']) {
      expect(await call(persona, 'evaluation_odds', {})).toMatchObject({ count: 1 });
    }
  });
});

import { backendSpec } from '@duneline/specs/backend';
import { affiliate } from '@duneline/specs/site';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BackendSide } from './rlsBackend.ts';
import type { FunctionCall } from './rlsPostgres.ts';
import { PostgresSide } from './rlsPostgres.ts';
import { duneline } from './rlsProjects.ts';

let truth: PostgresSide;
let backend: BackendSide;
const given: ReadonlySet<string> = new Set();

beforeAll(async () => {
  truth = await PostgresSide.open(duneline.directory, duneline.personas, backendSpec);
  backend = await BackendSide.open(backendSpec, duneline);
});
afterAll(() => truth.close());
beforeEach(async () => {
  await truth.begin();
  backend.begin();
});
afterEach(() => truth.end());

/** Calls the function in Postgres and in the backend, and compares the results. */
async function call(persona: string, name: string, args: FunctionCall['args']) {
  const expected = await truth.call(persona, { name, args }, given);
  expect(await backend.call(persona, { name, args }, given)).toEqual(expected);
  return expected;
}

async function expectSameRows(...tables: string[]) {
  for (const table of tables) {
    const operation = { persona: 'service_role', kind: 'select', table, row: {}, filter: null, isReturning: true } as const;
    expect(await backend.run(operation, given)).toMatchObject(await truth.run(operation, given));
  }
}

const key = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e11';
const order = {
  _key: key,
  _person: null,
  _email: 'hana@mail.example',
  _full_name: 'Hana Saleh',
  _country: 'AE',
  _tier: '1-step-25k',
  _add_ons: ['extra-drawdown'],
  _coupon: 'leila10',
  _method: 'Visa',
  _affiliate: 'VIKRAM',
};
const sold = ['orders', 'order_items', 'payments', 'coupons', 'trading_accounts', 'affiliate_referrals', 'affiliate_commissions'];

describe('place_order', () => {
  it.each<[string, object, object]>([
    ['an order', {}, { count: 1 }],
    ['one without extras', { _add_ons: [], _coupon: null, _affiliate: null }, { count: 1 }],
    ['a size that is none', { _tier: 'x' }, { error: { code: 'PT404' } }],
    ['an unknown coupon', { _coupon: 'NONE' }, { error: { code: 'PT404' } }],
    ['a restricted country', { _country: 'IR' }, { error: { code: 'PT422' } }],
    ['an address that the checks refuse', { _email: 'nobody' }, { error: { code: '23514' } }],
  ])('does with %s what Postgres does', async (_what, changes, outcome) => {
    expect(await call('service_role', 'place_order', { ...order, ...changes })).toMatchObject(outcome);
    await call('service_role', 'place_order', { ...order, _method: 'UPI' });
    const another = await call('service_role', 'place_order', { ...order, _tier: '1-step-5k' });
    expect(another).toMatchObject({ error: { code: 'PT409' } });
    await call('service_role', 'order_receipt', { _key: key });
    await expectSameRows(...sold);
  });

  it('is closed to people', async () => {
    for (const persona of ['anon', 'trader', 'admin']) {
      expect(await call(persona, 'place_order', order)).toMatchObject({ error: { code: '42501' } });
    }
  });
});

describe('cancel_order', () => {
  const ofStatus = (status: string) =>
    backendSpec.seed.rows['orders']?.find((row) => row['status'] === status)?.['idempotency_key'];

  it.each([
    ['an open order', ofStatus('pending')],
    ['a paid order', ofStatus('paid')],
    ['an order that failed', ofStatus('failed')],
    ['no order', key],
  ])('does with %s what Postgres does', async (_what, of) => {
    expect(await call('service_role', 'cancel_order', { _key: of, _reason: 'No.' })).toMatchObject({ count: 1 });
    await call('service_role', 'cancel_order', { _key: of, _reason: 'No.' });
    await expectSameRows(...sold);
    expect(await call('trader', 'cancel_order', { _key: of, _reason: 'No.' })).toMatchObject({ error: { code: '42501' } });
  });
});

describe('claim_orders', () => {
  const ordersOf = (isGuest: boolean) =>
    (backendSpec.seed.rows['orders'] ?? []).filter((row) => (row['user_id'] === null) === isGuest);
  const [{ user_id: person } = {}] = ordersOf(false);

  it.each([...new Set(ordersOf(true).map(({ email }) => String(email))), 'nobody@mail.example'])(
    'gives a person what was ordered as %s and opens what was paid, once, as in Postgres',
    async (email) => {
      await call('service_role', 'place_order', { ...order, _email: email });
      for (const written of [email.toUpperCase(), email]) {
        expect(await call('service_role', 'claim_orders', { _person: person, _email: written })).toMatchObject({ count: 1 });
        await expectSameRows(...sold);
      }
    },
  );

  it('is closed to people', async () => {
    const claim = { _person: person, _email: order._email };
    expect(await call('trader', 'claim_orders', claim)).toMatchObject({ error: { code: '42501' } });
  });
});

describe('settle_payment', () => {
  const pending = backendSpec.seed.rows['payments']?.filter(({ status }) => status === 'pending') ?? [];

  it.each(pending.map((payment) => [payment['id'], payment['amount_cents']]))(
    'settles the payment %s once, as Postgres does',
    async (id, amount) => {
      const steps: [outcome: string, amount: unknown, expected: object][] = [
        ['failed', Number(amount) + 1, { error: { code: 'PT422' } }],
        ['refunded', amount, { error: { code: 'PT400' } }],
        ['succeeded', 0, { error: { code: 'PT422' } }],
        ['succeeded', amount, { count: 1 }],
        ['succeeded', Number(amount) + 1, { error: { code: 'PT422' } }],
        ['failed', amount, { count: 1 }],
        ['succeeded', amount, { count: 1 }],
      ];
      for (const [outcome, cents, expected] of steps) {
        const args = { _payment: id, _outcome: outcome, _amount_cents: cents, _reference: `ch_${String(id)}`, _reason: null };
        expect(await call('service_role', 'settle_payment', args)).toMatchObject(expected);
      }
      await expectSameRows(...sold);
      expect(await call('service_role', 'credit_due_orders', {})).toMatchObject({ rows: ['{"credit_due_orders":1}'] });
      await expectSameRows(...sold);
    },
  );

  it('settles one as failed', async () => {
    const [payment] = pending;
    const args = { _payment: payment?.['id'], _amount_cents: payment?.['amount_cents'], _reference: 'ch_9', _reason: 'No.' };
    expect(await call('service_role', 'settle_payment', { ...args, _outcome: 'failed' })).toMatchObject({ count: 1 });
    await expectSameRows(...sold);
  });
});

describe('leave_message', () => {
  it('takes three messages of a sender, each once, as in Postgres', async () => {
    const message = { _caller: null, _name: 'Hana', _topic: 'support', _message: 'A question about payouts.' };
    const keyed = (last: number) => ({ ...message, _key: `6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e0${last}` });
    for (const [index, _email] of ['a@b.example', 'A@b.example', 'a@B.example'].entries()) {
      expect(await call('service_role', 'leave_message', { ...keyed(index), _email })).toMatchObject({ count: 1 });
      expect(await call('service_role', 'leave_message', { ...keyed(index), _email })).toMatchObject({ count: 1 });
    }
    const fourth = await call('service_role', 'leave_message', { ...keyed(3), _email: 'A@B.example' });
    expect(fourth).toMatchObject({ error: { code: 'PT429' } });
    await expectSameRows('contact_messages', 'counted_calls');
  });
});

describe('apply_as_affiliate', () => {
  it.each<[string, string, string, object]>([
    ['somebody new', 'trader', 'TOMAS', { count: 1 }],
    ['a code that is taken', 'trader', 'LEILA', { error: { code: 'PT409' } }],
    ['a code that is none', 'trader', 'x', { error: { code: '23514' } }],
    ['somebody who applied', 'affiliate', 'OTHER', { count: 1 }],
    ['nobody', 'anon', 'NOBODY', { error: { code: '42501' } }],
  ])('does with %s what Postgres does', async (_what, persona, code, outcome) => {
    const application = { _name: 'Tomás', _code: code, _audience: 'Readers', _website: null, _terms: affiliate.termsVersion };
    expect(await call(persona, 'apply_as_affiliate', application)).toMatchObject(outcome);
    await expectSameRows('affiliates', 'profiles');
  });
});

import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openBothSides } from './bothSides.ts';

// Money that arrives late, twice, or for an order that was cancelled is never swallowed; who earns from a sale never stops it.

const { run, call, expectSameRows } = openBothSides();
const key = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e00';
const [first, second] = ['6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e01', '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e02'] as const;
const fee = 5900;
const written = ['orders', 'payments', 'trading_accounts'];
const tomas = String(backendSpec.seed.rows['profiles']?.find(({ display_name: name }) => String(name).startsWith('Tom'))?.['id']);
const noor = String(backendSpec.seed.rows['user_roles']?.find(({ role }) => role === 'admin')?.['user_id']);

const orderOf = (changes: object = {}) => ({
  _key: key,
  _person: null,
  _email: 'late@mail.example',
  _full_name: 'Late Payer',
  _country: 'AE',
  _tier: '1-step-5k',
  _add_ons: '{}',
  _coupon: null,
  _method: 'Bitcoin',
  _affiliate: null,
  ...changes,
});
const place = (changes?: object) => call('service_role', 'place_order', orderOf(changes));

/** Gives the order's newest payment an id that the tests know. */
const nameIt = (id: string) =>
  run('service_role', 'update', 'payments', { id }, { amount_cents: fee, method: 'Bitcoin', status: 'pending' });

async function settle(payment: string, outcome: 'succeeded' | 'failed', expected: object) {
  const reason = outcome === 'failed' ? 'The bank declined the payment.' : null;
  const notice = {
    _payment: payment,
    _outcome: outcome,
    _amount_cents: fee,
    _reference: `pi_${payment.slice(-1)}`,
    _reason: reason,
  };
  const answered = await call('service_role', 'settle_payment', notice);
  const [answer = ''] = ('rows' in answered && answered.rows) || [JSON.stringify(answered)];
  expect(JSON.parse(answer)).toMatchObject({ settle_payment: expected });
  await expectSameRows(...written);
}

const statusOf = async (status: string) => run('service_role', 'select', 'orders', {}, { idempotency_key: key, status });
/** Marks a payment as sent back, and says whether it was to be. */
const markAsSent = async (payment: string) =>
  !('error' in (await call('service_role', 'mark_surplus_sent', { _payment: payment, _actor: null })));

describe('a payment that succeeds', () => {
  it('after it was reported as failed pays the order', async () => {
    await place();
    await nameIt(first);
    await settle(first, 'failed', { status: 'failed', isRepeated: false });
    await settle(first, 'succeeded', { status: 'succeeded', isRepeated: false });
    await settle(first, 'succeeded', { status: 'succeeded', isRepeated: true });
    expect(await statusOf('paid')).toMatchObject({ count: 1 });
    expect(await markAsSent(first)).toBe(false);
  });

  it('while another attempt is open pays the order, and closes the other', async () => {
    await place();
    await nameIt(first);
    await settle(first, 'failed', { status: 'failed' });
    await place();
    await nameIt(second);
    await settle(first, 'succeeded', { status: 'succeeded' });
    expect(await statusOf('paid')).toMatchObject({ count: 1 });
    await settle(second, 'succeeded', { status: 'surplus', isRepeated: false, isSent: false });
    await settle(second, 'succeeded', { status: 'surplus', isRepeated: true, isSent: false });
    expect([await markAsSent(first), await markAsSent(second)]).toEqual([false, true]);
  });

  it('for an order that was cancelled is owed to the buyer, until somebody else than the buyer has sent it back', async () => {
    await place({ _person: noor });
    await nameIt(first);
    await call('service_role', 'cancel_order', { _key: key, _reason: 'The order was not paid within an hour.' });
    await settle(first, 'succeeded', { status: 'surplus', isRepeated: false, isSent: false });
    expect(await statusOf('cancelled')).toMatchObject({ count: 1 });
    expect(await call('service_role', 'order_receipt', { _key: key })).toMatchObject({
      rows: [expect.stringContaining('"sentAt":null')],
    });
    const mark = (actor: string | null) => call('service_role', 'mark_surplus_sent', { _payment: first, _actor: actor });
    expect(await mark(noor)).toMatchObject({ error: { code: 'PT403' } });
    expect(await mark(tomas)).toMatchObject({ rows: [expect.stringContaining('"isRepeated":false')] });
    expect(await mark(null)).toMatchObject({ rows: [expect.stringContaining('"isRepeated":true')] });
    await settle(first, 'succeeded', { status: 'surplus', isRepeated: true, isSent: true });
    await expectSameRows('audit_log');
  });
});

it('only the service key says that money was sent back', async () => {
  await place({ _person: tomas });
  await nameIt(first);
  await call('service_role', 'cancel_order', { _key: key, _reason: 'Another order took its place.' });
  await settle(first, 'succeeded', { status: 'surplus' });
  const changes = { surplus_sent_at: '2026-03-01T09:00:00Z' };
  for (const persona of ['anon', 'trader', 'admin']) {
    const marked = await call(persona, 'mark_surplus_sent', { _payment: first, _actor: null });
    expect(marked).toMatchObject({ error: { code: '42501' } });
    expect(await run(persona, 'update', 'payments', changes, { id: first })).toMatchObject({ error: { code: '42501' } });
  }
});

describe('an order that its buyer corrects before paying', () => {
  it('takes the new name and country, and none where nothing is sold', async () => {
    await place();
    expect(await place({ _full_name: 'Late Payer-Haddad', _country: 'PT' })).toMatchObject({
      rows: [expect.stringContaining('Late Payer-Haddad')],
    });
    expect(await place({ _country: 'IR' })).toMatchObject({ error: { code: 'PT422' } });
    await expectSameRows('orders');
  });

  it('is another order once it is paid', async () => {
    await place();
    await nameIt(first);
    await settle(first, 'succeeded', { status: 'succeeded' });
    expect(await place()).toMatchObject({ count: 1 });
    expect(await place({ _full_name: 'Somebody Else' })).toMatchObject({ error: { code: 'PT409' } });
    expect(await place({ _country: 'PT' })).toMatchObject({ error: { code: 'PT409' } });
  });
});

describe('the affiliate of a sale', () => {
  it('is credited after the sale, also for a buyer with a very long first name', async () => {
    await place({ _full_name: 'A'.repeat(120), _affiliate: 'LEILA' });
    await nameIt(first);
    await settle(first, 'succeeded', { status: 'succeeded' });
    expect(await call('service_role', 'credit_due_orders', {})).toMatchObject({ rows: ['{"credit_due_orders":1}'] });
    expect(await call('service_role', 'credit_due_orders', {})).toMatchObject({ rows: ['{"credit_due_orders":0}'] });
    await expectSameRows('affiliate_commissions', 'affiliate_referrals');
  });

  it('is tried again later when it fails, and stops neither the sale nor the sales of others', async () => {
    await place({ _affiliate: 'LEILA' });
    await nameIt(first);
    await settle(first, 'succeeded', { status: 'succeeded' });
    // What its affiliate earned was written already, so that a second commission breaks a rule.
    const order = String((backendSpec.seed.rows['affiliate_commissions'] ?? [])[0]?.['order_id']);
    const due = { commission_due_at: '2026-01-05T08:00:00Z' };
    expect(await run('service_role', 'update', 'orders', due, { id: order })).toMatchObject({ count: 1 });
    expect(await call('service_role', 'credit_due_orders', {})).toMatchObject({ rows: ['{"credit_due_orders":1}'] });
    expect(await call('service_role', 'credit_due_orders', {})).toMatchObject({ rows: ['{"credit_due_orders":0}'] });
  });

  it('earns nothing from an order that was refunded before', async () => {
    await place({ _affiliate: 'LEILA' });
    await nameIt(first);
    await settle(first, 'succeeded', { status: 'succeeded' });
    await run('service_role', 'update', 'orders', { status: 'refunded' }, { idempotency_key: key });
    expect(await call('service_role', 'credit_due_orders', {})).toMatchObject({ rows: ['{"credit_due_orders":1}'] });
    await expectSameRows('affiliate_commissions', 'affiliate_referrals');
  });
});

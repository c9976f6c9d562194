import { backendSpec } from '@duneline/specs/backend';
import { payouts } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { openBothSides } from './bothSides.ts';

// A buyer can return an evaluation until its first trade and for payouts.returnDays, and nothing else.

const { run, call, expectSameRows } = openBothSides();
const tables = ['orders', 'payments', 'trading_accounts', 'affiliate_commissions', 'audit_log'];
const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const refused = { code: 'PT409' };

/** A paid order whose account is open, and who bought it. */
const account = rowsOf('trading_accounts').find(
  ({ order_id: order, phase, status }) =>
    phase === 'phase-1' && status === 'active' && rowsOf('orders').some(({ id, status: of }) => id === order && of === 'paid'),
);
const _order = String(account?.['order_id']);
const _person = String(account?.['user_id']);
const stranger = String(rowsOf('profiles').find(({ id }) => id !== _person)?.['id']);

const change = (table: string, row: Readonly<Record<string, unknown>>, filter: Readonly<Record<string, unknown>>) =>
  run('service_role', 'update', table, row, filter);
const ask = (changes: object = {}) =>
  call('service_role', 'return_order', { _order, _person, _is_check: true, ...changes }) as Promise<object>;

/** A moment this many days ago. */
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Makes the order one that was paid this many days ago and never traded. */
async function buy(daysAgo = 1) {
  await run('service_role', 'delete', 'positions', {}, { account_id: account?.['id'] });
  await change('orders', { paid_at: ago(daysAgo) }, { id: _order });
  await change('trading_accounts', { last_trade_at: null }, { id: account?.['id'] });
  // Otherwise a refusal would prove nothing.
  expect('error' in (await ask())).toBe(daysAgo >= payouts.returnDays);
}

describe('an evaluation that was not traded', () => {
  it('can be returned once: order, payment, account and commission', async () => {
    await buy(payouts.returnDays - 0.01);
    expect(await ask()).toMatchObject({ count: 1 });
    expect(await ask({ _is_check: false })).toMatchObject({ count: 1 });
    await expectSameRows(...tables);
    expect(await change('orders', { refund_reason: 'x' }, { id: _order, status: 'refunded' })).toMatchObject({ count: 1 });
    const closed = { id: account?.['id'], status: 'dormant', closed_by_refund: true };
    expect(await change('trading_accounts', { breach_clause: null }, closed)).toMatchObject({ count: 1 });
    expect(JSON.stringify(await ask())).toContain('\\"isRepeated\\":true');
  });

  it.each([0.01, 300])('cannot be returned %d days after its time is over', async (days) => {
    await buy(payouts.returnDays + days);
    expect(await ask()).toMatchObject({ error: refused });
  });

  it('cannot be returned by anybody else, or by nobody', async () => {
    await buy();
    for (const other of [stranger, null]) expect(await ask({ _person: other })).toMatchObject({ error: { code: 'PT404' } });
    for (const persona of ['anon', 'trader', 'admin'])
      expect(await call(persona, 'return_order', { _order, _person, _is_check: false })).toMatchObject({
        error: { code: '42501' },
      });
    await expectSameRows(...tables);
  });

  it('cannot be returned while its payment is disputed', async () => {
    await buy();
    const disputed = { dispute_status: 'open', disputed_at: ago(0.5) };
    await change('payments', disputed, { order_id: _order, status: 'succeeded' });
    expect(await ask()).toMatchObject({ error: refused });
    await change('payments', { dispute_status: 'won' }, { order_id: _order, status: 'succeeded' });
    expect(await ask()).toMatchObject({ count: 1 });
  });
});

it.each([
  ['went back in part already', 'payments', { refunded_cents: 100 }],
  ['cost nothing', 'orders', { coupon_code: 'DUNE10', price_cents: 100, add_ons_cents: 0, discount_cents: 100 }],
] as const)('an order that %s is not returned by its buyer', async (_what, table, row) => {
  await buy();
  expect(await change(table, row, { [table === 'orders' ? 'id' : 'order_id']: _order })).toMatchObject({ count: 1 });
  expect(await ask()).toMatchObject({ error: refused });
});

describe('an evaluation', () => {
  it('that was traded cannot be returned', async () => {
    await buy();
    await change('trading_accounts', { last_trade_at: ago(0.5) }, { id: account?.['id'] });
    expect(await ask()).toMatchObject({ error: refused });
  });

  it('cannot be returned from the moment that its first position is open', async () => {
    await buy();
    const position = { account_id: account?.['id'], symbol: 'EURUSD', side: 'buy', lots: 1, open_price: 1 };
    await run('service_role', 'insert', 'positions', { ...position, opened_at: ago(0.1) });
    expect(await ask()).toMatchObject({ error: refused });
  });

  it('that has ended cannot be returned', async () => {
    await buy();
    await change('trading_accounts', { status: 'dormant', ended_at: ago(0.1) }, { id: account?.['id'] });
    expect(await ask()).toMatchObject({ error: refused });
  });
});

it.each(['pending', 'failed', 'cancelled'])('an order that is %s cannot be returned', async (status) => {
  await buy();
  await change('orders', { status, paid_at: null }, { id: _order });
  expect(await ask()).toMatchObject({ error: refused });
});

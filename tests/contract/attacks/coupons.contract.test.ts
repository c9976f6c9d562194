import { describe, expect, it } from 'vitest';
import type { Project } from '../project.ts';
import { openProject } from '../project.ts';
import { openDatabase } from '../rlsDatabase.ts';
import { duneline } from '../rlsProjects.ts';
import { openBothSides } from './bothSides.ts';

// A single-use coupon: the use is reserved when an order is placed, and released when the order ends unpaid.

const { run, call, expectSameRows } = openBothSides();
const code = 'ONCE-ONLY';
const sold = ['orders', 'order_items', 'payments', 'coupons'];
const keys = Array.from({ length: 5 }, (_, index) => `6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e0${index}`);
const failed = { status: 'failed', failure_reason: 'No.', settled_at: '2026-03-01T09:00:00Z' };
const usedUp = { error: { code: 'PT422', details: 'coupon_used_up' } };

const orderOf = (key: string | undefined, coupon: string | null = code) => ({
  _key: key,
  _person: null,
  _email: 'hana@mail.example',
  _full_name: 'Hana Saleh',
  _country: 'AE',
  _tier: '1-step-25k',
  _add_ons: '{}',
  _coupon: coupon,
  _method: 'Visa',
  _affiliate: null,
});

const addCoupon = (maxUses: number | null = 1) =>
  run('service_role', 'insert', 'coupons', { code, percent: 50, max_uses: maxUses });
const price = () => call('service_role', 'price_order', { _person: null, _tier: '1-step-25k', _add_ons: [], _coupon: code });
const place = (key: string | undefined, coupon?: string | null) => call('service_role', 'place_order', orderOf(key, coupon));

/** Settles the payment of the latest order with this method. */
async function settle(outcome: 'succeeded' | 'failed', method = 'Visa') {
  const payment = keys[4] ?? '';
  const total = 15_900 - 7950;
  await run('service_role', 'update', 'payments', { id: payment }, { amount_cents: total, method, status: 'pending' });
  const reason = outcome === 'failed' ? 'No.' : null;
  const notice = { _payment: payment, _outcome: outcome, _amount_cents: total, _reference: 'ch_1', _reason: reason };
  return () => call('service_role', 'settle_payment', notice);
}

describe('a coupon for one order', () => {
  it('is used when the order is placed', async () => {
    await addCoupon();
    expect(await place(keys[0])).toMatchObject({ count: 1 });
    for (const key of keys.slice(1)) expect(await place(key)).toMatchObject(usedUp);
    expect(await price()).toMatchObject(usedUp);
    await expectSameRows(...sold);
  });

  it('is not used twice by the same order', async () => {
    await addCoupon();
    await place(keys[0]);
    expect(await place(keys[0])).toMatchObject({ count: 1 });
    expect(await (await settle('succeeded'))()).toMatchObject({ count: 1 });
    expect(await place(keys[1])).toMatchObject(usedUp);
    await expectSameRows(...sold);
  });

  it('comes back when the payment fails, and is reserved again by the next attempt', async () => {
    await addCoupon();
    await place(keys[0]);
    await (
      await settle('failed')
    )();
    expect(await place(keys[1])).toMatchObject({ count: 1 });
    expect(await place(keys[0])).toMatchObject(usedUp);
    await run('service_role', 'update', 'orders', { status: 'cancelled' }, { idempotency_key: keys[1] });
    expect(await place(keys[0])).toMatchObject({ count: 1 });
    await expectSameRows(...sold);
  });

  it('comes back from an order that was not paid within an hour, once that is cancelled', async () => {
    await addCoupon();
    await place(keys[0]);
    await settle('succeeded');
    const created = { created_at: '2026-01-05T08:00:00Z' };
    await run('service_role', 'update', 'payments', created, { id: keys[4] });
    expect(await price()).toMatchObject({ count: 2 });
    const held = await call('service_role', 'orders_holding_coupon', { _coupon: ' once-only' });
    expect(held).toMatchObject({ rows: [expect.not.stringContaining('[]')] });
    await call('service_role', 'cancel_order', { _key: keys[0], _reason: 'The order was not paid within an hour.' });
    expect(await place(keys[1])).toMatchObject({ count: 1 });
    expect(await place(keys[0])).toMatchObject({ error: { details: 'order_closed' } });
    await expectSameRows(...sold);
  });

  it('is kept by an order that is paid after its use was given to another', async () => {
    await addCoupon();
    await place(keys[0]);
    const late = await settle('succeeded');
    await run('service_role', 'update', 'payments', failed, { id: keys[4] });
    await run('service_role', 'update', 'orders', { status: 'failed' }, { idempotency_key: keys[0] });
    expect(await place(keys[1])).toMatchObject({ count: 1 });
    expect(await late()).toMatchObject({ rows: [expect.stringContaining('"succeeded"')] });
    await expectSameRows(...sold, 'trading_accounts');
  });

  it('is not given back by an order without a coupon', async () => {
    await addCoupon();
    await place(keys[0]);
    await place(keys[1], null);
    await run('service_role', 'update', 'orders', { status: 'cancelled' }, { idempotency_key: keys[1] });
    expect(await place(keys[2])).toMatchObject(usedUp);
    await expectSameRows(...sold);
  });

  it('is limited also where orders are written with the service key', async () => {
    await addCoupon();
    await place(keys[0]);
    await place(keys[1], null);
    await run('service_role', 'update', 'orders', { status: 'cancelled' }, { idempotency_key: keys[0] });
    await place(keys[2]);
    const reopening = await run('service_role', 'update', 'orders', { status: 'pending' }, { idempotency_key: keys[0] });
    expect(reopening).toMatchObject(usedUp);
    await expectSameRows(...sold);
  });
});

describe('a coupon without a limit', () => {
  it('is counted and never cancels an order', async () => {
    await addCoupon(null);
    for (const key of keys) expect(await place(key)).toMatchObject({ count: 1 });
    await expectSameRows(...sold);
  });
});

describe('the functions behind it', () => {
  it('are closed to everybody but the service key', async () => {
    const { client, clientOf, keys: access } = openProject();
    for (const visitor of [client(), await clientOf('trader'), await clientOf('admin')]) {
      expect(await visitor.rpc('orders_holding_coupon', { _coupon: code })).toMatchObject({ error: { code: '42501' } });
      expect(await visitor.rpc('orders_not_paid_in_time', { _code: code })).toMatchObject({ error: { code: '42501' } });
    }
    const service = client(access.serviceRole);
    expect(await service.rpc('orders_holding_coupon', { _coupon: code })).toMatchObject({ data: { keys: [] } });
    expect(await service.rpc('orders_not_paid_in_time', { _code: code })).toMatchObject({ data: [] });
  });
});

describe('orders at the same moment', () => {
  const attempts = Array.from({ length: 8 }, () => crypto.randomUUID());

  it('get a coupon for three orders three times from the edge function', async () => {
    const project = openProject();
    await project.client(project.keys.serviceRole).from('coupons').insert({ code, percent: 50, max_uses: 3 });
    const answers = await Promise.all(attempts.map((key) => checkout(project, key)));
    expect(answers.filter((status) => status === 200)).toHaveLength(3);
    expect(answers.filter((status) => status === 422)).toHaveLength(5);
  });

  it('get a coupon for three orders three times from Postgres', async () => {
    const db = await openDatabase(duneline.directory);
    await db.exec(`insert into public.coupons (code, percent, max_uses) values ('${code}', 50, 3)`);
    const placing = attempts.map((key) =>
      db.query(
        `select public.place_order($1, null, 'hana@mail.example', 'Hana Saleh', 'AE', '1-step-25k', '{}', $2, 'Visa', null)`,
        [key, code],
      ),
    );
    const results = await Promise.allSettled(placing);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await db.query('select uses from public.coupons where code = $1', [code])).rows).toEqual([{ uses: 3 }]);
    await db.close();
  });
});

async function checkout(project: Project, key: string): Promise<number> {
  const body = {
    key,
    tier: '1-step-25k',
    addOns: [],
    coupon: code,
    email: 'hana@mail.example',
    fullName: 'Hana Saleh',
    country: 'AE',
    method: 'Visa',
    hasAcceptedTerms: true,
  };
  const response = await project.send('POST', '/functions/v1/checkout', { body });
  return response.status;
}

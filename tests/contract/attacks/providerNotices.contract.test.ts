import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openProject } from '../project.ts';
import { openBothSides } from './bothSides.ts';

// What a payment service tells of money that did not go as it was ordered is recorded, and what is owed is listed until it is sent.

const { run, call, expectSameRows } = openBothSides();
const key = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e00';
const payment = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e01';
const fee = 5900;
const seeded = backendSpec.seed.rows['payments'] ?? [];
/** A payment of an order whose account is open. */
const paid = seeded.find(({ order_id: order, status }) => {
  const isOpen = ({ order_id: of, status: life }: Readonly<Record<string, unknown>>) => of === order && life === 'active';
  return status === 'succeeded' && (backendSpec.seed.rows['trading_accounts'] ?? []).some(isOpen);
});
const late = seeded.find(({ surplus_received_at: at }) => at !== null && at !== undefined);
const written = ['orders', 'payments', 'trading_accounts', 'affiliate_commissions', 'audit_log'];
const tomas = String(backendSpec.seed.rows['profiles']?.find(({ display_name: name }) => String(name).startsWith('Tom'))?.['id']);

const place = (changes: object = {}) =>
  call('service_role', 'place_order', {
    _key: key,
    _person: tomas,
    _email: 'tomas.almeida@duneline.example',
    _full_name: 'Tomas Almeida',
    _country: 'AE',
    _tier: '1-step-5k',
    _add_ons: '{}',
    _coupon: null,
    _method: 'Bitcoin',
    _affiliate: null,
    ...changes,
  });
const cancel = () => call('service_role', 'cancel_order', { _key: key, _reason: 'Another order took its place.' });
const settle = (changes: object = {}) =>
  call('service_role', 'settle_payment', {
    _payment: payment,
    _outcome: 'succeeded',
    _amount_cents: fee,
    _reference: 'pi_9',
    _reason: null,
    _currency: 'USD',
    _provider: 'stripe',
    ...changes,
  });
const record = (changes: object = {}) =>
  call('service_role', 'record_refund', {
    _reference: 'pi_9',
    _refunded_cents: fee,
    _is_full: true,
    _has_failed: false,
    _reason: 'You asked for the refund.',
    ...changes,
  });
const failed = { _refunded_cents: 0, _is_full: false, _has_failed: true };
const markAsSent = (actor: string | null = null) =>
  call('service_role', 'mark_surplus_sent', { _payment: payment, _actor: actor });
const dispute = (status: string) => call('service_role', 'record_dispute', { _reference: 'pi_9', _status: status });

/** Gives the order's payment an id that the tests know. */
async function begin(changes?: object) {
  await place(changes);
  await run('service_role', 'update', 'payments', { id: payment }, { amount_cents: fee, method: 'Bitcoin', status: 'pending' });
}

/** What a function answers, after which both sides have the same rows. */
async function answerOf(outcome: Promise<unknown>): Promise<unknown> {
  const [answer = 'nothing'] = ((await outcome) as { readonly rows?: readonly string[] }).rows ?? [];
  await expectSameRows(...written);
  return Object.values(JSON.parse(answer) as object)[0];
}

/** Whether the money is to be sent back. */
const isOwed = async () => {
  const receipt = JSON.stringify(await call('service_role', 'order_receipt', { _key: key }));
  return receipt.includes('\\"sentAt\\":null');
};

describe('a payment of another amount or currency', () => {
  it.each([{ _amount_cents: 1 }, { _amount_cents: fee + 1 }, { _currency: 'EUR' }, { _amount_cents: 700_000, _currency: 'JPY' }])(
    '(%j) is owed to the buyer, whose order can be paid again',
    async (changes) => {
      await begin();
      expect(await answerOf(settle(changes))).toMatchObject({ status: 'surplus', isRepeated: false, isSent: false });
      expect(await answerOf(settle(changes))).toMatchObject({ status: 'surplus', isRepeated: true, isSent: false });
      expect(await run('service_role', 'select', 'orders', {}, { idempotency_key: key, status: 'failed' })).toMatchObject({
        count: 1,
      });
      expect(await isOwed()).toBe(true);
      expect(await answerOf(markAsSent())).toMatchObject({ isRepeated: false });
      expect(await answerOf(settle(changes))).toMatchObject({ isRepeated: true, isSent: true });
      expect(await isOwed()).toBe(false);
      expect(await place()).toMatchObject({ rows: [expect.stringContaining('"status":"pending","termsVersion"')] });
    },
  );

  it('that arrives after its order was canceled is owed as it arrived', async () => {
    await begin();
    await cancel();
    expect(await answerOf(settle({ _amount_cents: 1 }))).toMatchObject({ status: 'surplus', isSent: false });
    expect(await run('service_role', 'select', 'orders', {}, { idempotency_key: key, status: 'cancelled' })).toMatchObject({
      count: 1,
    });
  });

  it('that failed, brought nothing or was settled before is refused', async () => {
    await begin();
    const refused = { error: { code: 'PT422' } };
    expect(await settle({ _amount_cents: 1, _outcome: 'failed', _reason: 'No.' })).toMatchObject(refused);
    expect(await settle({ _amount_cents: 0 })).toMatchObject(refused);
    await settle();
    expect(await settle({ _amount_cents: 1 })).toMatchObject(refused);
  });
});

it('a payment is noted as the service’s that has signed its notice, and stays another’s without', async () => {
  await begin();
  expect(await answerOf(settle({ _outcome: 'failed', _reason: 'No.', _provider: null }))).toMatchObject({ status: 'failed' });
  expect(await run('service_role', 'select', 'payments', {}, { id: payment, provider: 'simulated' })).toMatchObject({ count: 1 });
  expect(await answerOf(settle())).toMatchObject({ status: 'succeeded' });
  expect(await run('service_role', 'select', 'payments', {}, { id: payment, provider: 'stripe' })).toMatchObject({ count: 1 });
});

describe('a refund', () => {
  const open = async () => {
    await begin();
    await settle();
  };

  it('of a part is recorded, and changes nothing else', async () => {
    await open();
    expect(await answerOf(record({ _refunded_cents: 100, _is_full: false }))).toBeNull();
    expect(
      await run('service_role', 'select', 'payments', {}, { id: payment, refunded_cents: 100, status: 'succeeded' }),
    ).toMatchObject({
      count: 1,
    });
  });

  it('of all refunds the order once', async () => {
    await open();
    expect(await answerOf(record())).toMatchObject({ status: 'refunded', isRepeated: false });
    expect(await answerOf(record())).toMatchObject({ status: 'refunded', isRepeated: true });
    expect(await isOwed()).toBe(false);
  });

  it('that fails is owed until it is sent in another way, however often the failure is told', async () => {
    await open();
    await record();
    expect(await answerOf(record(failed))).toMatchObject({ status: 'surplus', isRepeated: false, isSent: false });
    expect(await answerOf(record(failed))).toBeNull();
    expect(await isOwed()).toBe(true);
    expect(await markAsSent(tomas)).toMatchObject({ error: { code: 'PT403' } });
    expect(await answerOf(markAsSent())).toMatchObject({ isRepeated: false });
    expect(await answerOf(record(failed))).toBeNull();
    expect(await isOwed()).toBe(false);
  });

  it('that fails is owed also when only its failure was told', async () => {
    await run('service_role', 'update', 'payments', { provider: 'stripe', provider_reference: 'pi_9' }, { id: paid?.['id'] });
    const refund = { _order: String(paid?.['order_id']), _actor: null, _reason: 'Bought twice.', _is_check: false };
    expect(await answerOf(call('service_role', 'refund_order', refund))).toMatchObject({ isRepeated: false });
    expect(await answerOf(record(failed))).toMatchObject({ status: 'surplus', isSent: false });
    expect(await answerOf(record({ _refunded_cents: paid?.['amount_cents'] }))).toMatchObject({
      status: 'surplus',
      isRepeated: false,
      isSent: true,
    });
    expect(await answerOf(record({ _refunded_cents: paid?.['amount_cents'] }))).toMatchObject({
      status: 'surplus',
      isRepeated: true,
      isSent: true,
    });
    expect(await answerOf(record(failed))).toMatchObject({ status: 'surplus', isRepeated: false, isSent: false });
  });

  it('that fails of money that came too late is owed again', async () => {
    await begin();
    await cancel();
    await settle();
    expect(await answerOf(record(failed))).toMatchObject({ status: 'surplus', isSent: false });
    expect(await answerOf(record())).toMatchObject({ status: 'surplus', isRepeated: false, isSent: true });
    expect(await answerOf(record(failed))).toMatchObject({ status: 'surplus', isSent: false });
    expect(await isOwed()).toBe(true);
  });

  it('that fails is not owed when the bank has taken the payment back', async () => {
    await open();
    await dispute('lost');
    expect(await answerOf(record(failed))).toBeNull();
    expect(await isOwed()).toBe(false);
  });

  it('is recorded of nothing but a payment of Stripe whose money arrived', async () => {
    await begin();
    expect(await answerOf(record())).toBeNull();
    await settle({ _outcome: 'failed', _reason: 'No.' });
    expect(await answerOf(record())).toBeNull();
    await settle({ _provider: 'simulated' });
    expect(await answerOf(record())).toBeNull();
  });
});

describe('a dispute about money that came too late', () => {
  it('holds back nothing of the order, and leaves nothing to send when it is lost', async () => {
    await run('service_role', 'update', 'payments', { provider: 'stripe', provider_reference: 'pi_9' }, { id: late?.['id'] });
    expect(await answerOf(dispute('open'))).toMatchObject({ status: 'disputed', isRepeated: false });
    const disputed = await call('service_role', 'is_disputed', { _order: String(late?.['order_id']) });
    expect(disputed).toMatchObject({ rows: ['{"is_disputed":false}'] });
    expect(await answerOf(dispute('lost'))).toMatchObject({ status: 'disputed', isRepeated: false });
    expect(await call('service_role', 'mark_surplus_sent', { _payment: String(late?.['id']), _actor: null })).toMatchObject({
      rows: [expect.stringContaining('"isRepeated":true')],
    });
    expect(await answerOf(dispute('lost'))).toMatchObject({ isRepeated: true });
  });
});

describe('the code of an affiliate that comes with an order again', () => {
  const codeIs = async (code: string) => {
    await expectSameRows('orders');
    return await run('service_role', 'select', 'orders', {}, { idempotency_key: key, affiliate_code: code });
  };

  it('replaces the first while the order is unpaid', async () => {
    await place({ _affiliate: 'VIKRAM' });
    await place({ _affiliate: 'LEILA' });
    expect(await codeIs('LEILA')).toMatchObject({ count: 1 });
  });

  it('is the first one’s when the order had none, and replaces none when it is nobody’s or missing', async () => {
    await place();
    await place({ _affiliate: 'LEILA' });
    await place({ _affiliate: 'NOBODY' });
    await place();
    expect(await codeIs('LEILA')).toMatchObject({ count: 1 });
  });

  it('changes nothing once the order is paid, and is no other order', async () => {
    await begin({ _affiliate: 'LEILA' });
    await settle();
    for (const code of ['VIKRAM', 'NOBODY', null]) expect(await place({ _affiliate: code })).toMatchObject({ count: 1 });
    expect(await codeIs('LEILA')).toMatchObject({ count: 1 });
  });
});

it('only the service key records refunds', async () => {
  const notice = { _reference: 'pi_9', _refunded_cents: 0, _is_full: false, _has_failed: true, _reason: 'x' };
  const { client, clientOf, keys } = openProject();
  for (const persona of ['anon', 'trader', 'admin'])
    expect(await call(persona, 'record_refund', notice)).toMatchObject({ error: { code: '42501' } });
  for (const one of [client(), await clientOf('trader'), await clientOf('admin')])
    expect(await one.rpc('record_refund', notice)).toMatchObject({ error: { code: '42501' } });
  expect(await client(keys.serviceRole).rpc('record_refund', notice)).toMatchObject({ data: null, error: null });
});

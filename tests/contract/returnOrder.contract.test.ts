import { payouts } from '@duneline/specs/site';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { callDatabase } from '../../specs/supabase/functions/_shared/platform.ts';
import { handler } from '../../specs/supabase/functions/return-order/handler.ts';
import { idOf, openProject, type Client } from './project.ts';
import refunded from './stripe/charge.refunded.json' with { type: 'json' };
import completed from './stripe/checkout.session.completed.json' with { type: 'json' };
import refund from './stripe/refund.json' with { type: 'json' };
import { about, openShop, order } from './stripe/openShop.ts';

async function ask(client: Client, body: object) {
  const { data, error } = await client.functions.invoke('return-order', { body: { ...body } });
  if (error instanceof FunctionsHttpError) return { status: error.context.status, ...(await error.context.json()) };
  return { status: 200, ...data };
}

/** A paid order of the trader's that was not traded. */
async function openBought() {
  const project = openProject();
  const client = await project.clientOf('trader');
  const service = project.client(project.keys.serviceRole);
  const user = await idOf(client);
  const { data: account } = await service
    .from('trading_accounts')
    .select('id, order_id, orders!inner(number, idempotency_key)')
    .match({ user_id: user, phase: 'phase-1', status: 'active' })
    .limit(1)
    .single()
    .throwOnError();
  await service.from('positions').delete().eq('account_id', account.id).throwOnError();
  await service.from('trading_accounts').update({ last_trade_at: null }).eq('id', account.id).throwOnError();
  const paidAt = new Date(project.clock.now() - 86_400_000).toISOString();
  await service.from('orders').update({ paid_at: paidAt }).eq('id', account.order_id).throwOnError();
  return { project, client, service, order: account.order_id, account: account.id, ...account.orders };
}

describe('return-order', () => {
  it('refunds an evaluation that was not traded, once, and the receipt says that it was returned', async () => {
    const { project, client, service, order: id, account, number, idempotency_key: key } = await openBought();
    const receiptOf = async () =>
      (await project.client().functions.invoke(`order-receipt?key=${key}`, { method: 'GET' })).data as object;
    expect(await receiptOf()).toMatchObject({ status: 'paid', isReturned: false, returnableUntil: expect.any(String) });
    expect(await ask(client, { order: id })).toEqual({ status: 200, order: number, isRepeated: false });
    expect(await receiptOf()).toMatchObject({ status: 'refunded', isReturned: true, returnableUntil: null });
    const { data: closed } = await service.from('trading_accounts').select('status, closed_by_refund').eq('id', account).single();
    expect(closed).toEqual({ status: 'dormant', closed_by_refund: true });
    expect(await ask(client, { order: id })).toEqual({ status: 200, order: number, isRepeated: true });
  });

  it('is possible for 14 days from the payment, as the database says to the service only', async () => {
    const { project, client, service, order: id } = await openBought();
    const until = new Date(project.clock.now() + (payouts.returnDays - 1) * 86_400_000).toISOString();
    const { data } = await service.rpc('returnable_until', { _order: id });
    expect(Date.parse(data ?? '')).toBe(Date.parse(until));
    expect((await service.rpc('return_reason')).data).toBe('Returned by the buyer before the first trade.');
    expect((await client.rpc('returnable_until', { _order: id })).error).toMatchObject({ code: '42501' });
    const asked = { _order: id, _person: await idOf(client), _is_check: false };
    expect((await client.rpc('return_order', asked)).error).toMatchObject({ code: '42501' });
  });

  it('refuses visitors, other people, a traded evaluation, and what is no order', async () => {
    const { project, client, service, order: id, account } = await openBought();
    expect(await ask(project.client(), { order: id })).toMatchObject({ status: 401, code: 'no_authorization' });
    for (const person of ['affiliate', 'admin'] as const)
      expect(await ask(await project.clientOf(person), { order: id })).toMatchObject({ status: 404, code: 'order_not_found' });
    for (const wrong of [{ order: 'x' }, {}, { order: id, reason: 'x' }])
      expect(await ask(client, wrong)).toMatchObject({ status: 400, code: 'validation_failed' });
    const tradedAt = new Date(project.clock.now()).toISOString();
    await service.from('trading_accounts').update({ last_trade_at: tradedAt }).eq('id', account).throwOnError();
    expect(await ask(client, { order: id })).toMatchObject({ status: 409, code: 'order_not_returnable' });
  });
});

/** An order of the trader's that Stripe took the money of. */
async function openStripeOrder() {
  const shop = openShop();
  const placed = await shop.checkout();
  const token = await shop.tokenOf('trader');
  const [, claims = ''] = token.split('.');
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly sub: string };
  await shop.write(`orders?idempotency_key=eq.${order.key}`, 'PATCH', { user_id: sub });
  await shop.notify(about(completed, placed));
  const press = async () => {
    const response = await handler(
      new Request(`${shop.environment.url}/functions/v1/return-order`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ order: shop.orderOf(order.key)?.['id'] }),
      }),
      shop.environment,
    );
    return { status: response.status, ...(await response.json()) };
  };
  return { ...shop, press };
}

const intent = completed.data.object.payment_intent;
const refundsOf = ({ stripe }: Awaited<ReturnType<typeof openStripeOrder>>) =>
  stripe.asked.filter(({ call }) => call === 'POST /v1/refunds');

describe('an evaluation that was paid through Stripe', () => {
  it('is refunded by Stripe first, under one idempotency key', async () => {
    const shop = await openStripeOrder();
    expect(await shop.press()).toMatchObject({ status: 200, isRepeated: false });
    expect(refundsOf(shop)).toMatchObject([
      { key: `refund_${String(shop.paymentsAdded()[0]?.['id'])}`, fields: { payment_intent: intent } },
    ]);
    expect(await shop.press()).toMatchObject({ status: 200, isRepeated: true });
    expect(refundsOf(shop)).toHaveLength(1);
  });

  it('stays as it is when Stripe refuses, and can be returned later', async () => {
    const shop = await openStripeOrder();
    shop.stripe.refusesRefunds = true;
    expect(await shop.press()).toMatchObject({ status: 502 });
    expect(shop.orderOf(order.key)).toMatchObject({ status: 'paid' });
    shop.stripe.refusesRefunds = false;
    expect(await shop.press()).toMatchObject({ status: 200, isRepeated: false });
  });

  it('counts as returned also when only Stripe tells of the refund, or a trade came in between', async () => {
    const shop = await openStripeOrder();
    shop.interrupt('POST https://api.stripe.com/v1/refunds', async () =>
      shop.interrupt('/rpc/return_order', () => Promise.reject(new TypeError('fetch failed'))),
    );
    expect(await shop.press()).toMatchObject({ status: 502 });
    expect(shop.orderOf(order.key)).toMatchObject({ status: 'paid' });
    const account = shop.rows('trading_accounts').find(({ order_id: of }) => of === shop.orderOf(order.key)?.['id']);
    await shop.write(`trading_accounts?id=eq.${String(account?.['id'])}`, 'PATCH', { last_trade_at: '2026-03-01T09:00:00Z' });
    const metadata = { reason: refundsOf(shop)[0]?.fields['metadata[reason]'] };
    const amount = Number(shop.paymentsAdded()[0]?.['amount_cents']);
    shop.stripe.charge = { ...refunded.data.object, payment_intent: intent, amount };
    shop.stripe.refunds = [{ ...refund, payment_intent: intent, amount, status: 'succeeded', metadata }];
    await shop.notify(refunded);
    const receipt = await callDatabase(shop.environment, 'order_receipt', { _key: order.key });
    expect(receipt).toMatchObject({ status: 'refunded', isReturned: true, refundedAt: expect.any(String) });
  });
});

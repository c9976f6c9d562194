import { describe, expect, it } from 'vitest';
import { handler as adminOrders } from '../../specs/supabase/functions/admin-orders/handler.ts';
import { callDatabase } from '../../specs/supabase/functions/_shared/platform.ts';
import completed from './stripe/checkout.session.completed.json' with { type: 'json' };
import refunded from './stripe/charge.refunded.json' with { type: 'json' };
import refund from './stripe/refund.json' with { type: 'json' };
import { about, openShop, order } from './stripe/openShop.ts';

const otherKey = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e12';
const intent = completed.data.object.payment_intent;
/** What the order costs. */
const amount = 9900 - 990 + 2900;
const eventOf = (type: string) => ({ ...refunded, type, data: { object: { ...refund, payment_intent: intent } } });

type Shop = ReturnType<typeof openShop>;

/** What Stripe says of the charge's refunds from now on. */
function say({ stripe }: Shop, ...refunds: readonly { readonly status: string; readonly amount?: number }[]) {
  stripe.charge = { ...refunded.data.object, payment_intent: intent, amount };
  stripe.refunds = refunds.map((one) => ({ ...refund, payment_intent: intent, amount, ...one }));
}

async function openPaid() {
  const shop = openShop();
  await shop.notify(about(completed, await shop.checkout()));
  return shop;
}

/** An order that Stripe seemed to have refunded. */
async function openRefunded() {
  const shop = await openPaid();
  say(shop, { status: 'pending' });
  await shop.notify(eventOf('refund.created'));
  return shop;
}

/** A payment that arrived after its order was canceled, and that Stripe seemed to have sent back. */
async function openSentBack() {
  const shop = openShop();
  const placed = await shop.checkout();
  await shop.checkout({ key: otherKey, replaces: [order.key] });
  await shop.notify(about(completed, placed));
  return shop;
}

const press = async ({ environment, tokenOf }: Shop, body: object) => {
  const response = await adminOrders(
    new Request(`${environment.url}/functions/v1/admin-orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf('admin')}` },
      body: JSON.stringify(body),
    }),
    environment,
  );
  return { status: response.status, ...(await response.json()) };
};

describe('a refund that fails', () => {
  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])(
    'is money to send back when %s tells of it, and the buyer reads that it has not gone back',
    async (type) => {
      const shop = await openRefunded();
      say(shop, { status: 'failed' });
      expect(await shop.notify(eventOf(type))).toMatchObject({ status: 'surplus', isRepeated: false, isSent: false });
      expect(shop.orderOf(order.key)).toMatchObject({ status: 'refunded' });
      expect(shop.paymentsAdded()).toMatchObject([
        { status: 'refunded', surplus_received_at: expect.any(String), surplus_sent_at: null, refunded_cents: 0 },
      ]);
      expect(await shop.checkout()).toMatchObject({ moneyBack: { cause: 'refund-failed', sentAt: null } });
    },
  );

  it('is sent in another way by an admin, once, also when Stripe tells of the failure again', async () => {
    const shop = await openRefunded();
    say(shop, { status: 'failed' });
    await shop.notify(eventOf('refund.failed'));
    const asked = shop.stripe.refunded.length;
    const sent = { action: 'send-back', payment: shop.paymentsAdded()[0]?.['id'] };
    expect(await press(shop, sent)).toMatchObject({ status: 200, isRepeated: false });
    expect(shop.stripe.refunded).toHaveLength(asked);
    expect(await shop.notify(eventOf('refund.failed'))).toEqual({ status: 200, isIgnored: true });
    expect(shop.paymentsAdded()).toMatchObject([{ surplus_sent_at: expect.any(String) }]);
  });

  it('is settled when Stripe sends the money after all, and comes back when that fails too', async () => {
    const shop = await openRefunded();
    say(shop, { status: 'failed' });
    await shop.notify(eventOf('refund.failed'));
    say(shop, { status: 'pending' }, { status: 'failed' });
    expect(await shop.notify(eventOf('refund.created'))).toMatchObject({ status: 'surplus', isSent: true });
    expect(shop.paymentsAdded()).toMatchObject([{ surplus_sent_at: expect.any(String) }]);
    say(shop, { status: 'canceled' }, { status: 'failed' });
    expect(await shop.notify(eventOf('refund.updated'))).toMatchObject({ status: 'surplus', isSent: false });
    expect(shop.paymentsAdded()).toMatchObject([{ surplus_sent_at: null }]);
  });

  it('of a payment that came too late is money to send back again, and is not called sent when its payment is told again', async () => {
    const shop = await openSentBack();
    expect(shop.paymentsAdded()[0]).toMatchObject({ surplus_sent_at: expect.any(String) });
    say(shop, { status: 'failed' });
    expect(await shop.notify(eventOf('refund.failed'))).toMatchObject({ status: 'surplus', isSent: false });
    expect(shop.paymentsAdded()[0]).toMatchObject({ surplus_sent_at: null });
    const receipt = await callDatabase(shop.environment, 'order_receipt', { _key: order.key });
    expect(receipt).toMatchObject({ moneyBack: { cause: 'not-by-provider', sentAt: null } });
    const late = about(completed, { payment: { id: String(shop.paymentsAdded()[0]?.['id']), amountCents: amount } });
    expect(await shop.notify(late)).toMatchObject({ status: 'surplus', isRepeated: true, isSent: false });
    expect(shop.paymentsAdded()[0]).toMatchObject({ surplus_sent_at: null });
  });

  it.each(['failed', 'canceled'])('(%s) at once leaves the order paid, and tells the admin', async (status) => {
    const shop = await openPaid();
    shop.stripe.refundStatus = status;
    const { id } = shop.orderOf(order.key) ?? {};
    expect(await press(shop, { action: 'refund', order: id, reason: 'Bought twice.' })).toMatchObject({ status: 502 });
    expect(shop.orderOf(order.key)).toMatchObject({ status: 'paid' });
  });
});

describe('a part of a payment that goes back', () => {
  it('is not owed again when the refund of the rest fails, and is when its own fails too', async () => {
    const shop = await openPaid();
    say(shop, { status: 'succeeded', amount: 4000 });
    await shop.notify(refunded);
    say(shop, { status: 'succeeded', amount: 4000 }, { status: 'pending', amount: amount - 4000 });
    expect(await shop.notify(eventOf('refund.created'))).toMatchObject({ status: 'refunded' });
    say(shop, { status: 'succeeded', amount: 4000 }, { status: 'failed', amount: amount - 4000 });
    expect(await shop.notify(eventOf('refund.failed'))).toMatchObject({ status: 'surplus', isSent: false });
    expect(await shop.checkout()).toMatchObject({ moneyBack: { amountCents: amount - 4000, cause: 'refund-failed' } });
    expect(await shop.notify(eventOf('refund.failed'))).toEqual({ status: 200, isIgnored: true });
    say(shop, { status: 'failed', amount: 4000 }, { status: 'failed', amount: amount - 4000 });
    expect(await shop.notify(eventOf('refund.failed'))).toMatchObject({ status: 'surplus', isSent: false });
    expect(await shop.checkout()).toMatchObject({ moneyBack: { amountCents: amount } });
  });

  it('is all that is owed when the rest was sent in another way before its own refund failed', async () => {
    const shop = await openPaid();
    say(shop, { status: 'succeeded', amount: 4000 }, { status: 'pending', amount: amount - 4000 });
    await shop.notify(eventOf('refund.created'));
    say(shop, { status: 'succeeded', amount: 4000 }, { status: 'failed', amount: amount - 4000 });
    await shop.notify(eventOf('refund.failed'));
    await press(shop, { action: 'send-back', payment: shop.paymentsAdded()[0]?.['id'] });
    say(shop, { status: 'failed', amount: 4000 }, { status: 'failed', amount: amount - 4000 });
    await shop.notify(eventOf('refund.failed'));
    expect(await shop.checkout()).toMatchObject({ moneyBack: { amountCents: 4000, sentAt: null } });
  });

  it('is recorded, and leaves the order paid and its commission whole', async () => {
    const shop = await openPaid();
    const commissions = shop.rows('affiliate_commissions');
    say(shop, { status: 'succeeded', amount: 300 }, { status: 'pending', amount: 200 }, { status: 'failed', amount: 400 });
    await shop.notify(refunded);
    expect(shop.paymentsAdded()).toMatchObject([{ status: 'succeeded', refunded_cents: 500 }]);
    expect(shop.orderOf(order.key)).toMatchObject({ status: 'paid' });
    expect(shop.rows('affiliate_commissions')).toEqual(commissions);
    say(shop, { status: 'succeeded', amount: 300 }, { status: 'succeeded', amount: amount - 300 });
    expect(await shop.notify(refunded)).toMatchObject({ status: 'refunded', isRepeated: false });
    expect(shop.paymentsAdded()).toMatchObject([{ status: 'refunded', refunded_cents: amount }]);
  });
});

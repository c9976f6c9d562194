import { describe, expect, it } from 'vitest';
import completed from './stripe/checkout.session.completed.json' with { type: 'json' };
import expired from './stripe/checkout.session.expired.json' with { type: 'json' };
import refunded from './stripe/charge.refunded.json' with { type: 'json' };
import refund from './stripe/refund.json' with { type: 'json' };
import { about, openShop, order } from './stripe/openShop.ts';

const otherKey = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e12';
const hour = 3_600_000;
const intent = completed.data.object.payment_intent;

/** Another buyer takes the last use of a coupon that the first one has kept for two hours without paying. */
async function openShopWithLastCoupon() {
  const shop = openShop();
  await shop.write('coupons?code=eq.LEILA10', 'PATCH', { max_uses: 1, uses: 0 });
  const slow = await shop.checkout();
  shop.clock.advance(2 * hour);
  return { ...shop, slow };
}

describe('a coupon for one order', () => {
  it('passes to another buyer after the payment page of the first was closed', async () => {
    const { checkout, stripe, orderOf } = await openShopWithLastCoupon();
    expect(await checkout({ key: otherKey, email: 'fast@mail.example' })).toMatchObject({ status: 'pending' });
    expect(stripe.sessions.get('cs_test_1')).toMatchObject({ status: 'expired' });
    expect(orderOf(order.key)).toMatchObject({ status: 'cancelled' });
  });

  it('stays with the first buyer whose payment is on its way', async () => {
    const { checkout, notify, slow, stripe, orderOf } = await openShopWithLastCoupon();
    stripe.change('cs_test_1', { status: 'complete', url: null });
    expect(await checkout({ key: otherKey, email: 'fast@mail.example' })).toMatchObject({ status: 422, code: 'coupon_used_up' });
    expect(await notify(about(completed, slow))).toMatchObject({ status: 'succeeded' });
    expect(orderOf(order.key)).toMatchObject({ status: 'paid' });
  });
});

describe('a payment that arrives after its order was canceled', () => {
  const openLate = async () => {
    const shop = await openShopWithLastCoupon();
    await shop.checkout({ key: otherKey, email: 'fast@mail.example' });
    return shop;
  };

  it('goes back through Stripe, once', async () => {
    const { notify, slow, stripe, paymentsAdded } = await openLate();
    const event = about(completed, slow);
    expect(await notify(event)).toMatchObject({ status: 'surplus', isRepeated: false, isSent: true });
    expect(await notify(event)).toMatchObject({ status: 'surplus', isRepeated: true, isSent: true });
    expect(stripe.refunded).toEqual([intent]);
    expect(paymentsAdded()[0]).toMatchObject({ status: 'failed', provider_reference: intent });
    expect(paymentsAdded()[0]?.['surplus_sent_at']).not.toBeNull();
  });

  it('is asked for again when Stripe did not take it back', async () => {
    const { notify, slow, stripe, paymentsAdded } = await openLate();
    stripe.refusesRefunds = true;
    expect(await notify(about(completed, slow))).toMatchObject({ status: 502 });
    expect(paymentsAdded()[0]).toMatchObject({ surplus_sent_at: null });
    stripe.refusesRefunds = false;
    expect(await notify(about(completed, slow))).toMatchObject({ status: 'surplus', isRepeated: true, isSent: true });
  });

  it('is known as sent when it was sent back in Stripe’s own dashboard', async () => {
    const { notify, slow, stripe, paymentsAdded } = await openLate();
    stripe.refusesRefunds = true;
    await notify(about(completed, slow));
    stripe.charge = { ...refunded.data.object, payment_intent: intent };
    stripe.refunds = [{ ...refund, payment_intent: intent }];
    expect(await notify(refunded)).toMatchObject({ status: 'surplus', isRepeated: false, isSent: true });
    expect(await notify(refunded)).toMatchObject({ status: 'surplus', isRepeated: true, isSent: true });
    expect(paymentsAdded()[0]?.['surplus_sent_at']).not.toBeNull();
  });
});

describe('a payment of another amount than the order costs', () => {
  it.each([
    ['less', { amount_total: 1 }, { received_cents: 1, received_currency: 'USD' }],
    ['in another currency', { currency: 'eur' }, { received_currency: 'EUR' }],
  ])('(%s) pays nothing, goes back through Stripe, and the buyer can pay again', async (_what, changes, received) => {
    const { checkout, notify, stripe, orderOf, paymentsAdded } = openShop();
    const event = about(completed, await checkout(), changes);
    expect(await notify(event)).toMatchObject({ status: 'surplus', isRepeated: false, isSent: true });
    expect(await notify(event)).toMatchObject({ status: 'surplus', isRepeated: true, isSent: true });
    expect(stripe.refunded).toEqual([intent]);
    expect(orderOf(order.key)).toMatchObject({ status: 'failed' });
    expect(paymentsAdded()).toMatchObject([{ status: 'failed', ...received }]);
    const again = await checkout();
    expect(again).toMatchObject({ status: 'pending', moneyBack: { cause: 'other-amount', sentAt: expect.any(String) } });
    const paid = about(completed, again, { payment_intent: 'pi_2' });
    expect(await notify(paid)).toMatchObject({ status: 'succeeded', isRepeated: false });
  });

  it('is listed for the admins until Stripe has taken it back', async () => {
    const { checkout, notify, stripe, paymentsAdded } = openShop();
    stripe.refusesRefunds = true;
    expect(await notify(about(completed, await checkout(), { amount_total: 1 }))).toMatchObject({ status: 502 });
    expect(paymentsAdded()).toMatchObject([{ surplus_received_at: expect.any(String), surplus_sent_at: null }]);
  });
});

it('a payment that succeeds after its page was reported as expired pays the order', async () => {
  const { checkout, notify, orderOf } = openShop();
  const placed = await checkout();
  expect(await notify(about(expired, placed))).toMatchObject({ status: 'failed' });
  expect(await notify(about(completed, placed))).toMatchObject({ status: 'succeeded' });
  expect(orderOf(order.key)).toMatchObject({ status: 'paid' });
});

describe('the rulebook that is accepted with an order again', () => {
  it('replaces the first while the order is unpaid', async () => {
    const { checkout, clock, orderOf } = openShop();
    await checkout({ termsVersion: '2026-02-01' });
    const { terms_accepted_at: before } = orderOf(order.key) ?? {};
    clock.advance(hour);
    expect(await checkout({ termsVersion: '2026-03-01' })).toMatchObject({ termsVersion: '2026-03-01' });
    expect(orderOf(order.key)?.['terms_accepted_at']).not.toBe(before);
    expect(await checkout()).toMatchObject({ termsVersion: '2026-03-01' });
  });

  it('changes nothing once the order is paid, and is no other order', async () => {
    const { checkout, notify, orderOf } = openShop();
    await notify(about(completed, await checkout({ termsVersion: '2026-02-01' })));
    expect(await checkout({ termsVersion: '2026-02-01' })).toMatchObject({ status: 'paid' });
    const again = await checkout({ termsVersion: '2026-03-01', affiliate: 'LEILA' });
    expect(again).toMatchObject({ status: 'paid', termsVersion: '2026-02-01' });
    expect(orderOf(order.key)).toMatchObject({ terms_version: '2026-02-01' });
  });
});

it.each([undefined, '', 'duneline'])('checkout places no order while SITE_URL is %j', async (site) => {
  const { checkout, ordersAdded } = openShop({ SITE_URL: site });
  await expect(checkout()).rejects.toThrow('SITE_URL');
  expect(ordersAdded()).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import disputed from './stripe/charge.dispute.created.json' with { type: 'json' };
import refunded from './stripe/charge.refunded.json' with { type: 'json' };
import completed from './stripe/checkout.session.completed.json' with { type: 'json' };
import refund from './stripe/refund.json' with { type: 'json' };
import { about, openShop, order } from './stripe/openShop.ts';

const intent = completed.data.object.payment_intent;

/** A signed-in buyer's order, and what Stripe says of its charge. */
async function openBought(charge: object) {
  const shop = openShop();
  const placed = await shop.checkout();
  shop.stripe.charge = { ...refunded.data.object, payment_intent: intent, ...charge };
  return { ...shop, paid: about(completed, placed) };
}
type Shop = Awaited<ReturnType<typeof openBought>>;

/** The two events in both orders. */
const orders = {
  'before the payment': ({ notify, paid }: Shop, event: object) => [() => notify(event), () => notify(paid)],
  'after the payment': ({ notify, paid }: Shop, event: object) => [() => notify(paid), () => notify(event)],
};

describe.each(Object.entries(orders))('what Stripe tells %s', (_when, eventsOf) => {
  const tell = async (shop: Shop, event: object) => {
    for (const send of eventsOf(shop, event)) await send();
  };

  it('of a refund refunds the order', async () => {
    const shop = await openBought({});
    shop.stripe.refunds = [refund];
    await tell(shop, refunded);
    expect(shop.orderOf(order.key)).toMatchObject({ status: 'refunded' });
    expect(shop.paymentsAdded()).toMatchObject([{ status: 'refunded' }]);
  });

  it.each([
    ['needs_response', 'paid', 'succeeded', 'open'],
    ['lost', 'refunded', 'refunded', 'lost'],
  ])('of a dispute that is %s is known', async (status, ofOrder, ofPayment, noted) => {
    const shop = await openBought({ amount_refunded: 0, refunded: false, disputed: true });
    shop.stripe.dispute = { ...disputed.data.object, payment_intent: intent, status };
    await tell(shop, disputed);
    expect(shop.orderOf(order.key)).toMatchObject({ status: ofOrder });
    expect(shop.paymentsAdded()).toMatchObject([{ status: ofPayment, dispute_status: noted }]);
  });
});

it('a payment is told again while Stripe does not say whether it was refunded', async () => {
  const shop = await openBought({});
  shop.stripe.refunds = [refund];
  shop.interrupt('/v1/charges?', () => Promise.reject(new TypeError('fetch failed')));
  expect(await shop.notify(shop.paid)).toMatchObject({ status: 502 });
  expect(await shop.notify(shop.paid)).toMatchObject({ status: 'succeeded', isRepeated: true });
  expect(shop.orderOf(order.key)).toMatchObject({ status: 'refunded' });
});

it('the bank’s taking back of a payment that came too late leaves nothing to send', async () => {
  const shop = await openBought({});
  shop.stripe.charge = {};
  shop.stripe.refusesRefunds = true;
  await shop.checkout({ key: '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e12', replaces: [order.key] });
  await shop.notify(shop.paid);
  shop.stripe.dispute = { ...disputed.data.object, payment_intent: intent, status: 'lost' };
  expect(await shop.notify(disputed)).toMatchObject({ status: 'disputed' });
  expect(shop.paymentsAdded()[0]).toMatchObject({ dispute_status: 'lost', surplus_sent_at: expect.any(String) });
  expect(await shop.notify(shop.paid)).toMatchObject({ status: 'surplus', isRepeated: true, isSent: true });
});

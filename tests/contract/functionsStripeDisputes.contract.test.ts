import { describe, expect, it } from 'vitest';
import disputed from './stripe/charge.dispute.created.json' with { type: 'json' };
import completed from './stripe/checkout.session.completed.json' with { type: 'json' };
import { about, openShop, order } from './stripe/openShop.ts';

const intent = completed.data.object.payment_intent;
const event = (type = disputed.type) => ({ ...disputed, type });

/** A paid order, and what Stripe says of the dispute about it. */
async function openDisputed(status: string) {
  const shop = openShop();
  await shop.notify(about(completed, await shop.checkout()));
  const say = (now: string) => (shop.stripe.dispute = { ...disputed.data.object, payment_intent: intent, status: now });
  say(status);
  return { ...shop, say };
}

describe('payment-webhook, about disputes', () => {
  it.each(['needs_response', 'under_review', 'warning_needs_response'])('notes one that is %s, once', async (status) => {
    const { notify, paymentsAdded, orderOf } = await openDisputed(status);
    const { number } = orderOf(order.key) ?? {};
    expect(await notify(event())).toEqual({ status: 'disputed', order: number, isRepeated: false });
    expect(await notify(event('charge.dispute.updated'))).toMatchObject({ isRepeated: true });
    expect(paymentsAdded()).toMatchObject([{ status: 'succeeded', dispute_status: 'open' }]);
    expect(orderOf(order.key)).toMatchObject({ status: 'paid' });
  });

  it('refunds the order of one that was lost: payment, order and commission', async () => {
    const { notify, say, paymentsAdded, orderOf } = await openDisputed('needs_response');
    await notify(event());
    say('lost');
    expect(await notify(event('charge.dispute.closed'))).toMatchObject({ status: 'disputed', isRepeated: false });
    expect(paymentsAdded()).toMatchObject([{ status: 'refunded', dispute_status: 'lost' }]);
    expect(orderOf(order.key)).toMatchObject({
      status: 'refunded',
      refund_reason: 'The bank took the payment back after a dispute.',
    });
  });

  it('leaves the order of one that was won as it is, also when an older event arrives later', async () => {
    const { notify, paymentsAdded, orderOf } = await openDisputed('won');
    await notify(event('charge.dispute.closed'));
    await notify(event());
    expect(paymentsAdded()).toMatchObject([{ status: 'succeeded', dispute_status: 'won' }]);
    expect(orderOf(order.key)).toMatchObject({ status: 'paid' });
  });

  it('ignores one about a charge that paid no order', async () => {
    const { notify, stripe } = openShop();
    stripe.dispute = { ...disputed.data.object, payment_intent: 'pi_of_somebody_else' };
    expect(await notify(event())).toEqual({ status: 200, isIgnored: true });
  });
});

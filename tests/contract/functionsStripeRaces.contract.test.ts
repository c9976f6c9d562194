import { describe, expect, it } from 'vitest';
import completed from './stripe/checkout.session.completed.json' with { type: 'json' };
import { about, openShop, order } from './stripe/openShop.ts';

const otherKey = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e12';
const intent = completed.data.object.payment_intent;

describe('an order that another tab replaces', () => {
  it('while its payment page is being made has no page to pay on', async () => {
    const { checkout, stripe, interrupt, orderOf } = openShop();
    interrupt('POST https://api.stripe.com/v1/checkout/sessions', () => checkout({ key: otherKey, replaces: [order.key] }));
    expect(await checkout()).toMatchObject({ status: 409, code: 'order_closed' });
    expect(orderOf(order.key)).toMatchObject({ status: 'cancelled' });
    expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(['open', 'expired']);
  });

  it('just after its payment page was made has no page to pay on', async () => {
    const { checkout, stripe, interrupt, orderOf } = openShop();
    stripe.isAnswerLost = true;
    await checkout();
    stripe.isAnswerLost = false;
    interrupt('/rpc/cancel_order', () => checkout());
    await checkout({ key: otherKey, replaces: [order.key] });
    expect(orderOf(order.key)).toMatchObject({ status: 'cancelled' });
    expect(stripe.sessions.get('cs_test_1')).toMatchObject({ status: 'expired' });
  });

  it('has what is paid on a page that nobody knew of sent back through Stripe', async () => {
    const { checkout, notify, stripe, paymentsAdded } = openShop();
    stripe.isAnswerLost = true;
    await checkout();
    stripe.isAnswerLost = false;
    const [{ id, amount_cents: amountCents } = {}] = paymentsAdded();
    await checkout({ key: otherKey, replaces: [order.key] });
    const event = about(completed, { payment: { id: String(id), amountCents: Number(amountCents) } });
    expect(await notify(event)).toMatchObject({ status: 'surplus', isSent: true });
    expect(stripe.refunded).toEqual([intent]);
    expect(paymentsAdded()[0]).toMatchObject({ provider: 'stripe', provider_reference: intent });
  });
});

it('a page that is asked for twice, and paid meanwhile, leads to the receipt', async () => {
  const { checkout, notify, stripe, interrupt, paymentsAdded } = openShop();
  interrupt('PATCH', async () => {
    const [{ id, amount_cents: amountCents } = {}] = paymentsAdded();
    stripe.change('cs_test_1', { status: 'complete', url: null });
    await notify(about(completed, { payment: { id: String(id), amountCents: Number(amountCents) } }));
  });
  expect((await checkout()).paymentPage).toContain('/payment-success?order=');
  expect(paymentsAdded()).toMatchObject([{ status: 'succeeded', provider: 'stripe', provider_reference: intent }]);
});

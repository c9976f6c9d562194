import { describe, expect, it } from 'vitest';
import completed from './stripe/checkout.session.completed.json' with { type: 'json' };
import expired from './stripe/checkout.session.expired.json' with { type: 'json' };
import { about, openShop, order } from './stripe/openShop.ts';

describe('checkout with Stripe', () => {
  it('opens a session over the exact lines, under the key of the payment', async () => {
    const { checkout, stripe } = openShop();
    const placed = await checkout();
    expect(placed).toMatchObject({
      status: 'pending',
      totalCents: 9900 - 990 + 2900,
      paymentPage: 'https://checkout.stripe.com/c/pay/cs_test_1',
    });
    expect(stripe.asked).toEqual([
      {
        call: 'POST /v1/checkout/sessions',
        key: placed.payment.id,
        fields: {
          mode: 'payment',
          client_reference_id: order.key,
          customer_email: order.email,
          success_url: `https://duneline.example/payment-success?order=${order.key}`,
          cancel_url: `https://duneline.example/checkout?order=${order.key}`,
          'metadata[payment]': placed.payment.id,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': 'usd',
          'line_items[0][price_data][unit_amount]': '8910',
          'line_items[0][price_data][product_data][name]': '1-step 10K, 10% off the fee',
          'line_items[1][quantity]': '1',
          'line_items[1][price_data][currency]': 'usd',
          'line_items[1][price_data][unit_amount]': '2900',
          'line_items[1][price_data][product_data][name]': 'Weekly payouts',
        },
      },
    ]);
  });

  it('finds the open session again, also from the other language', async () => {
    const { checkout, stripe } = openShop();
    const pages = [await checkout(), await checkout(), await checkout({ language: 'ar' })].map(({ paymentPage }) => paymentPage);
    expect(new Set(pages).size).toBe(1);
    expect(stripe.sessions.size).toBe(1);
  });

  it('makes no second session when the first answer was lost on its way', async () => {
    const { checkout, stripe, paymentsAdded } = openShop();
    stripe.isDown = true;
    expect(await checkout()).toMatchObject({ status: 502, code: 'unexpected_failure' });
    stripe.isDown = false;
    await checkout();
    expect([stripe.sessions.size, paymentsAdded().length]).toEqual([1, 1]);
    expect(paymentsAdded()).toMatchObject([{ provider: 'stripe', provider_reference: 'cs_test_1' }]);
  });

  it('finds the session whose answer was lost, also from the other language', async () => {
    const { checkout, stripe } = openShop();
    stripe.isAnswerLost = true;
    expect(await checkout()).toMatchObject({ status: 502 });
    stripe.isAnswerLost = false;
    expect(await checkout({ language: 'ar' })).toMatchObject({
      status: 'pending',
      paymentPage: 'https://checkout.stripe.com/c/pay/cs_test_1',
    });
    expect(stripe.sessions.size).toBe(1);
  });

  it('leads to the receipt while the notice of a session that was paid is on its way', async () => {
    const { checkout, stripe } = openShop();
    await checkout();
    stripe.change('cs_test_1', { status: 'complete', url: null });
    expect((await checkout()).paymentPage).toContain('/payment-success?order=');
    expect(await checkout({ key: crypto.randomUUID(), replaces: [order.key] })).toMatchObject({
      status: 409,
      code: 'replaced_order_paid',
    });
  });

  it('ends the session of an order that another one replaces', async () => {
    const { checkout, stripe } = openShop();
    await checkout();
    expect(await checkout({ key: crypto.randomUUID(), replaces: [order.key] })).toMatchObject({ status: 'pending' });
    expect([...stripe.sessions.values()].map(({ status }) => status)).toEqual(['expired', 'open']);
  });
});

describe('payment-webhook with Stripe', () => {
  it('settles a session that is complete and paid, once', async () => {
    const { checkout, notify, paymentsAdded } = openShop();
    const placed = await checkout();
    const event = about(completed, placed);
    expect(await notify(event)).toMatchObject({ status: 'succeeded', isRepeated: false });
    expect(await notify(event)).toMatchObject({ status: 'succeeded', isRepeated: true });
    expect(await notify(about(expired, placed))).toMatchObject({ status: 'succeeded', isRepeated: true });
    expect(paymentsAdded()).toMatchObject([
      { status: 'succeeded', provider: 'stripe', provider_reference: completed.data.object.payment_intent },
    ]);
  });

  it('waits for money that is still on its way', async () => {
    const { checkout, notify } = openShop();
    const placed = await checkout();
    expect(await notify(about(completed, placed, { payment_status: 'unpaid' }))).toEqual({ status: 200, isIgnored: true });
    const arrived = { ...about(completed, placed), type: 'checkout.session.async_payment_succeeded' };
    expect(await notify(arrived)).toMatchObject({ status: 'succeeded' });
  });

  it('opens the order again when its session has run out', async () => {
    const { checkout, notify, stripe } = openShop();
    const placed = await checkout();
    stripe.change('cs_test_1', { status: 'expired', url: null });
    expect(await notify(about(expired, placed))).toMatchObject({ status: 'failed' });
    expect(await checkout()).toMatchObject({ number: placed.number, paymentPage: 'https://checkout.stripe.com/c/pay/cs_test_2' });
  });

  it('passes over events that say nothing of a payment', async () => {
    const { notify } = openShop();
    expect(await notify({ ...completed, type: 'customer.created' })).toEqual({ status: 200, isIgnored: true });
  });

  it('takes one good signature of several', async () => {
    const { checkout, notify } = openShop();
    const also = `,v1=${'0'.repeat(64)},v0=${'1'.repeat(64)}`;
    expect(await notify(about(completed, await checkout()), { also })).toMatchObject({ status: 'succeeded' });
  });

  it.each<[string, object, object, number, string]>([
    ['signed with another secret', {}, { secret: 'guess' }, 401, 'signature_invalid'],
    ['signed ten minutes ago', {}, { at: Date.parse('2026-03-01T08:50:00Z') }, 401, 'signature_invalid'],
    ['in no currency', { currency: null }, {}, 400, 'validation_failed'],
    ['about no payment', { metadata: {} }, {}, 400, 'validation_failed'],
  ])('refuses an event %s, and settles nothing', async (_what, changes, how, status, code) => {
    const { checkout, notify, paymentsAdded } = openShop();
    const placed = await checkout();
    expect(await notify(about(completed, placed, changes), how)).toMatchObject({ status, code });
    expect(paymentsAdded()).toMatchObject([{ status: 'pending' }]);
  });
});

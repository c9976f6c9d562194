import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { handler as checkoutHandler } from '../../specs/supabase/functions/checkout/handler.ts';
import { handler as webhookHandler } from '../../specs/supabase/functions/payment-webhook/handler.ts';
import { sign } from '../../specs/supabase/functions/_shared/signature.ts';
import completed from './stripe/checkout.session.completed.json' with { type: 'json' };
import expired from './stripe/checkout.session.expired.json' with { type: 'json' };
import session from './stripe/checkout.session.json' with { type: 'json' };
import idempotencyError from './stripe/idempotencyError.json' with { type: 'json' };

const secrets: Readonly<Record<string, string>> = {
  SITE_URL: 'https://duneline.example',
  STRIPE_SECRET_KEY: 'a stand-in takes any key',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_stand_in',
};

const order = {
  key: '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e11',
  tier: '1-step-10k',
  addOns: ['weekly-payouts'],
  coupon: 'LEILA10',
  email: 'hana@mail.example',
  fullName: 'Hana Saleh',
  country: 'AE',
  method: 'Visa',
  hasAcceptedTerms: true,
};

interface Asked {
  readonly call: string;
  readonly key: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** A stand-in for Stripe's Checkout Sessions, with the documented shapes. */
class StripeStandIn {
  readonly asked: Asked[] = [];
  readonly sessions = new Map<string, typeof session>();
  readonly #byKey = new Map<string, { readonly body: string; readonly id: string }>();
  isDown = false;
  /** The session is created, and the response is lost. */
  isAnswerLost = false;

  answer = async (request: Request): Promise<Response> => {
    if (this.isDown) throw new TypeError('fetch failed');
    const { pathname } = new URL(request.url);
    const body = await request.text();
    const key = request.headers.get('idempotency-key');
    this.asked.push({
      call: `${request.method} ${pathname}`,
      key,
      fields: Object.fromEntries(new URLSearchParams(body)),
    });
    if (request.headers.get('authorization') !== `Bearer ${secrets['STRIPE_SECRET_KEY']}`)
      return new Response('{}', { status: 401 });
    if (pathname === '/v1/checkout/sessions') {
      const made = this.#create(body, key);
      if (this.isAnswerLost) throw new TypeError('fetch failed');
      return made;
    }
    const [, , , , id = '', action] = pathname.split('/');
    if (action === 'expire') this.change(id, { status: 'expired', url: null });
    const found = this.sessions.get(id);
    return found ? Response.json(found) : new Response('{}', { status: 404 });
  };

  #create(body: string, key: string | null): Response {
    const before = key === null ? undefined : this.#byKey.get(key);
    if (before && before.body !== body) return Response.json(idempotencyError, { status: 400 });
    const id = before?.id ?? `cs_test_${this.sessions.size + 1}`;
    if (key !== null) this.#byKey.set(key, { body, id });
    if (!before) this.sessions.set(id, { ...session, id, url: `https://checkout.stripe.com/c/pay/${id}` });
    return Response.json(this.sessions.get(id));
  }

  change(id: string, changes: { readonly status: string; readonly url: string | null }) {
    this.sessions.set(id, { ...session, ...this.sessions.get(id), ...changes } as typeof session);
  }
}

/** A project's functions with Stripe's secrets, in the embedded backend with the stand-in. */
function openShop() {
  const clock = createClock('2026-03-01T09:00:00Z');
  const backend = createBackend(backendSpec, { clock });
  const stripe = new StripeStandIn();
  const environment = {
    url: backend.url,
    anonKey: backend.keys.anon,
    serviceRoleKey: backend.keys.serviceRole,
    secret: (name: string) => secrets[name],
    isLocal: false,
    now: () => clock.now(),
    fetch: (request: Request) =>
      request.url.startsWith('https://api.stripe.com/') ? stripe.answer(request) : backend.fetch(request),
  };
  const checkout = async (changes: object = {}) => {
    const body = JSON.stringify({ ...order, ...changes });
    const response = await checkoutHandler(
      new Request(`${backend.url}/functions/v1/checkout`, { method: 'POST', body }),
      environment,
    );
    return { status: response.status, ...(await response.json()) };
  };
  const notify = async (event: object, { secret = secrets['STRIPE_WEBHOOK_SECRET'] ?? '', at = clock.now(), also = '' } = {}) => {
    const body = JSON.stringify(event);
    const headers = { 'stripe-signature': `${await sign(secret, body, at)}${also}` };
    const request = new Request(`${backend.url}/functions/v1/payment-webhook`, { method: 'POST', headers, body });
    const response = await webhookHandler(request, environment);
    return { status: response.status, ...(await response.json()) };
  };
  const paymentsAdded = () => {
    const seeded = backendSpec.seed.rows['payments']?.length ?? 0;
    return (backend.snapshot().tables['public.payments'] ?? []).slice(seeded);
  };
  return { checkout, notify, stripe, clock, paymentsAdded };
}

type Placed = { readonly payment: { readonly id: string; readonly amountCents: number } };

/** A recorded event, with this payment. */
function about<Event extends { readonly data: { readonly object: object } }>(
  event: Event,
  { payment }: Placed,
  changes: object = {},
) {
  const object = { ...event.data.object, amount_total: payment.amountCents, metadata: { payment: payment.id }, ...changes };
  return { ...event, data: { ...event.data, object } };
}

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
    ['of another amount', { amount_total: 1 }, {}, 422, 'payment_amount_differs'],
    ['in another currency', { currency: 'eur' }, {}, 400, 'validation_failed'],
    ['about no payment', { metadata: {} }, {}, 400, 'validation_failed'],
  ])('refuses an event %s, and settles nothing', async (_what, changes, how, status, code) => {
    const { checkout, notify, paymentsAdded } = openShop();
    const placed = await checkout();
    expect(await notify(about(completed, placed, changes), how)).toMatchObject({ status, code });
    expect(paymentsAdded()).toMatchObject([{ status: 'pending' }]);
  });
});

import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { handler as checkoutHandler } from '../../../specs/supabase/functions/checkout/handler.ts';
import { handler as webhookHandler } from '../../../specs/supabase/functions/payment-webhook/handler.ts';
import { sign } from '../../../specs/supabase/functions/_shared/signature.ts';
import session from './checkout.session.json' with { type: 'json' };
import idempotencyError from './idempotencyError.json' with { type: 'json' };

const secrets: Readonly<Record<string, string>> = {
  SITE_URL: 'https://duneline.example',
  STRIPE_SECRET_KEY: 'a stand-in takes any key',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_stand_in',
};

/** What a buyer orders. */
export const order = {
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

/** A stand-in for Stripe's Checkout Sessions and refunds, with the documented shapes. */
class StripeStandIn {
  readonly asked: Asked[] = [];
  readonly sessions = new Map<string, typeof session>();
  readonly #byKey = new Map<string, { readonly body: string; readonly id: string }>();
  isDown = false;
  /** The payment intents that were sent back. */
  readonly refunded: string[] = [];
  refusesRefunds = false;
  /** The state of a refund that is asked for. */
  refundStatus = 'succeeded';
  /** What Stripe says of any charge. */
  charge: object = {};
  /** What Stripe says of any charge's refunds. */
  refunds: readonly object[] = [];
  /** What Stripe says of any dispute. */
  dispute: object = {};
  /** The session is created, and the response is lost. */
  isAnswerLost = false;

  answer = async (request: Request): Promise<Response> => {
    if (this.isDown) throw new TypeError('fetch failed');
    const { pathname, searchParams } = new URL(request.url);
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
    if (pathname === '/v1/refunds' && request.method === 'GET') return Response.json({ data: this.refunds });
    if (pathname === '/v1/refunds') return this.#refund(new URLSearchParams(body).get('payment_intent') ?? '');
    const intent = searchParams.get('payment_intent');
    const listOf = (one: object) => Response.json({ data: Reflect.get(one, 'payment_intent') === intent ? [one] : [] });
    if (pathname === '/v1/charges') return listOf(this.charge);
    if (pathname === '/v1/disputes') return listOf(this.dispute);
    if (pathname.startsWith('/v1/disputes/')) return Response.json(this.dispute);
    if (pathname.startsWith('/v1/charges/')) return Response.json(this.charge);
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

  #refund(intent: string): Response {
    if (this.refusesRefunds) return Response.json({ error: { type: 'api_error' } }, { status: 500 });
    const isRepeated = this.refunded.includes(intent);
    if (!isRepeated && this.refundStatus !== 'succeeded') return Response.json({ id: 're_1', status: this.refundStatus });
    this.refunded.push(intent);
    return isRepeated
      ? Response.json({ error: { type: 'invalid_request_error', code: 'charge_already_refunded' } }, { status: 400 })
      : Response.json({ id: 're_1', status: 'succeeded' });
  }

  change(id: string, changes: { readonly status: string; readonly url: string | null }) {
    this.sessions.set(id, { ...session, ...this.sessions.get(id), ...changes } as typeof session);
  }
}

/** A project's functions with Stripe's secrets, some of them others, in the embedded backend with the stand-in. */
export function openShop(settings: Readonly<Record<string, string | undefined>> = {}) {
  const clock = createClock('2026-03-01T09:00:00Z');
  const backend = createBackend(backendSpec, { clock });
  const stripe = new StripeStandIn();
  const interruptions = new Map<string, () => Promise<unknown>>();
  /** Acts once, just before the next request of a function whose method and URL contain this. */
  const interrupt = (request: string, act: () => Promise<unknown>) => void interruptions.set(request, act);
  const environment = {
    url: backend.url,
    anonKey: backend.keys.anon,
    serviceRoleKey: backend.keys.serviceRole,
    secret: (name: string) => (name in settings ? settings[name] : secrets[name]),
    isLocal: false,
    now: () => clock.now(),
    fetch: async (request: Request) => {
      const text = `${request.method} ${request.url}`;
      for (const [part, act] of interruptions) {
        if (!text.includes(part)) continue;
        interruptions.delete(part);
        await act();
      }
      return await (request.url.startsWith('https://api.stripe.com/') ? stripe.answer(request) : backend.fetch(request));
    },
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
  const rows = (table: string) => backend.snapshot().tables[`public.${table}`] ?? [];
  const added = (table: string) => rows(table).slice(backendSpec.seed.rows[table]?.length ?? 0);
  const paymentsAdded = () => added('payments');
  const ordersAdded = () => added('orders');
  const { serviceRole } = backend.keys;
  const asService = { apikey: serviceRole, authorization: `Bearer ${serviceRole}` };
  const write = (path: string, method: string, body: object) =>
    backend.fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: { ...asService, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const orderOf = (key: string) => rows('orders').find(({ idempotency_key: of }) => of === key);
  const tokenOf = async (persona: string) => (await backend.signInAs(persona))?.access_token ?? '';
  return { environment, tokenOf, checkout, notify, stripe, clock, paymentsAdded, write, orderOf, ordersAdded, rows, interrupt };
}

export type Placed = { readonly payment: { readonly id: string; readonly amountCents: number } };

/** A recorded event, with this payment. */
export function about<Event extends { readonly data: { readonly object: object } }>(
  event: Event,
  { payment }: Placed,
  changes: object = {},
) {
  const object = { ...event.data.object, amount_total: payment.amountCents, metadata: { payment: payment.id }, ...changes };
  return { ...event, data: { ...event.data, object } };
}

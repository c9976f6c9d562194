import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { handler } from '../../specs/supabase/functions/payment-webhook/handler.ts';
import { sign } from '../../specs/supabase/functions/_shared/signature.ts';
import refunded from './stripe/charge.refunded.json' with { type: 'json' };
import refund from './stripe/refund.json' with { type: 'json' };

const webhookSecret = 'whsec_of_the_stand_in';
const charge = refunded.data.object;

/** A paid order of Stripe, and a stand-in that knows its charge and the charge's refunds. */
function openShop() {
  const clock = createClock('2026-03-01T09:00:00Z');
  const backend = createBackend(backendSpec, { clock });
  const stripe = { charge: { ...charge }, refunds: [{ ...refund } as object], isDown: false, asked: [] as string[] };
  const secrets: Readonly<Record<string, string>> = {
    STRIPE_SECRET_KEY: 'a stand-in takes any key',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  };
  const rows = (table: string) => backend.snapshot().tables[`public.${table}`] ?? [];
  const answerAsStripe = (request: Request): Response => {
    const { pathname, search } = new URL(request.url);
    stripe.asked.push(`${request.method} ${pathname}${search}`);
    if (stripe.isDown) return Response.json({ error: { type: 'api_error' } }, { status: 500 });
    return pathname === '/v1/refunds'
      ? Response.json({ object: 'list', data: stripe.refunds, has_more: false, url: '/v1/refunds' })
      : Response.json(stripe.charge);
  };
  const environment = {
    url: backend.url,
    anonKey: backend.keys.anon,
    serviceRoleKey: backend.keys.serviceRole,
    secret: (name: string) => secrets[name],
    isLocal: false,
    now: () => clock.now(),
    fetch: async (request: Request) =>
      request.url.startsWith('https://api.stripe.com/') ? answerAsStripe(request) : await backend.fetch(request),
  };
  const write = (path: string, method: string, body: object) =>
    backend.fetch(`${backend.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backend.keys.serviceRole,
        authorization: `Bearer ${backend.keys.serviceRole}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const open = rows('trading_accounts').find(({ status, phase }) => status === 'active' && phase === 'phase-1');
  const order = String(open?.['order_id']);
  const payByStripe = () =>
    write(`payments?order_id=eq.${order}&status=eq.succeeded`, 'PATCH', {
      provider: 'stripe',
      provider_reference: charge.payment_intent,
    });
  const notify = async (event: object, secret = webhookSecret) => {
    const body = JSON.stringify(event);
    const headers = { 'stripe-signature': await sign(secret, body, clock.now()) };
    const request = new Request(`${backend.url}/functions/v1/payment-webhook`, { method: 'POST', headers, body });
    const response = await handler(request, environment);
    return { status: response.status, ...(await response.json()) };
  };
  const bought = () => rows('orders').find(({ id }) => id === order);
  return { notify, stripe, rows, order, bought, payByStripe };
}

const eventOf = (type: string, object: object) => ({ ...refunded, type, data: { object } });

describe('payment-webhook, about refunds that were started at Stripe', () => {
  it.each([
    ['charge.refunded', refunded],
    ['refund.created', eventOf('refund.created', refund)],
    ['refund.updated', eventOf('refund.updated', refund)],
  ])('refunds the order of %s once: payment, order and account, in nobody’s name', async (_type, event) => {
    const { notify, rows, order, bought, payByStripe } = openShop();
    await payByStripe();
    const number = bought()?.['number'];
    expect(await notify(event)).toEqual({ status: 'refunded', order: number, isRepeated: false });
    expect(bought()).toMatchObject({ status: 'refunded', refund_reason: 'The payment service sent the money back.' });
    const ofOrder = (table: string) => rows(table).filter(({ order_id: of }) => of === order);
    expect(ofOrder('payments').map(({ status }) => status)).toContain('refunded');
    expect(ofOrder('trading_accounts')).toMatchObject([{ status: 'dormant', closed_by_refund: true }]);
    expect(rows('audit_log').at(-1)).toMatchObject({ actor: null, actor_role: 'service_role', table_name: 'orders' });
    const before = rows('orders');
    expect(await notify(event)).toMatchObject({ status: 'refunded', isRepeated: true });
    expect(rows('orders')).toEqual(before);
  });

  it.each([
    [{ reason: 'requested_by_customer' }, 'You asked for the refund.'],
    [{ reason: 'duplicate' }, 'The payment was made twice.'],
    [{ metadata: { reason: 'Bought twice by mistake.' } }, 'Bought twice by mistake.'],
    [{ metadata: { reason: 'x'.repeat(400) } }, 'x'.repeat(300)],
  ])('tells the buyer the reason of %j', async (changes, reason) => {
    const { notify, stripe, bought, payByStripe } = openShop();
    await payByStripe();
    stripe.refunds = [{ ...refund, ...changes }];
    await notify(refunded);
    expect(bought()).toMatchObject({ refund_reason: reason });
  });

  it('asks Stripe how the charge stands, and leaves an order open of which a part was sent back', async () => {
    const { notify, stripe, bought, payByStripe } = openShop();
    await payByStripe();
    stripe.charge = { ...charge, amount_refunded: 100, refunded: false };
    stripe.refunds = [{ ...refund, amount: 100 }];
    expect(await notify(refunded)).toEqual({ status: 200, isIgnored: true });
    expect(stripe.asked).toEqual([`GET /v1/charges/${charge.id}`, `GET /v1/refunds?charge=${charge.id}&limit=100`]);
    expect(bought()).toMatchObject({ status: 'paid' });
  });

  it('passes over a charge of another business, and is sent again while Stripe does not answer', async () => {
    const { notify, stripe, bought, payByStripe } = openShop();
    expect(await notify(refunded)).toEqual({ status: 200, isIgnored: true });
    await payByStripe();
    stripe.isDown = true;
    expect(await notify(refunded)).toMatchObject({ status: 502, code: 'unexpected_failure' });
    expect(bought()).toMatchObject({ status: 'paid' });
    stripe.isDown = false;
    expect(await notify(refunded)).toMatchObject({ status: 'refunded' });
  });

  it('refuses an event that somebody else signed, before it asks anybody', async () => {
    const { notify, stripe, bought, payByStripe } = openShop();
    await payByStripe();
    expect(await notify(refunded, 'guess')).toMatchObject({ status: 401, code: 'signature_invalid' });
    expect(stripe.asked).toEqual([]);
    expect(bought()).toMatchObject({ status: 'paid' });
  });
});

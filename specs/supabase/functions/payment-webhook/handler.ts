import type { EdgeEnvironment } from '../../../contract.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Call } from '../_shared/endpoint.ts';
import { oneOf, optional, readFields, text, uuid, integer } from '../_shared/fields.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { settlePayment } from '../_shared/settlePayment.ts';
import { isSigned } from '../_shared/signature.ts';
import { settleStripeNotice } from './settleStripeNotice.ts';
import { disputeIn, settleStripeDispute } from './stripeDispute.ts';
import { parseStripeEvent, readStripeNotice } from './stripeNotice.ts';
import { refundedChargeIn, settleStripeRefund } from './stripeRefund.ts';

/** A payment service's notification about a payment. */
interface Notice {
  readonly payment: string;
  readonly status: 'succeeded' | 'failed';
  readonly amountCents: number;
  readonly reference: string;
  readonly reason: string | null;
}

/** The beginning of the embedded backend's secret, which is public in `specs/embedded.env`. */
const publicPrefix = 'whsec_embedded_';

/** Stripe repeats every event until it gets a 2xx response, also those that are not about a payment. */
const ignored = { isIgnored: true };

/**
 * Receives the payment service’s notifications: a payment and its order are settled,
 * refunded or marked as disputed once, however often a notification arrives.
 * Stripe signs with STRIPE_WEBHOOK_SECRET in `stripe-signature`, the simulated service with PAYMENT_WEBHOOK_SECRET in
 * `payment-signature`. Unsigned notifications, and those older than five minutes, are rejected.
 */
export const handler = endpoint({ methods: ['POST'], longestBody: 262_144 }, async (call) => {
  const { request, body, environment } = call;
  const isStripe = request.headers.has('stripe-signature');
  if (isStripe) await verify(call, 'stripe-signature', environment.secret('STRIPE_WEBHOOK_SECRET'));
  else await verify(call, 'payment-signature', readSecret(environment));
  if (!isStripe) return Response.json(await settlePayment(environment, readNotice(body)));
  const event = parseStripeEvent(body);
  const charge = refundedChargeIn(event);
  if (charge !== null) return Response.json((await settleStripeRefund(environment, charge)) ?? ignored);
  const dispute = disputeIn(event);
  if (dispute !== null) return Response.json((await settleStripeDispute(environment, dispute)) ?? ignored);
  const notice = readStripeNotice(event);
  return Response.json(notice === null ? ignored : await settleStripeNotice(environment, notice));
});

/**
 * Without a secret the project does not use this service.
 * @throws {Refusal} 401
 */
async function verify({ request, body, environment }: Call, name: string, secret: string | undefined): Promise<void> {
  if (secret !== undefined && (await isSigned(secret, body, request.headers.get(name), environment.now()))) return;
  throw new Refusal(401, 'signature_invalid', `${name} does not fit this body and this moment.`);
}

function readSecret({ secret, isLocal }: EdgeEnvironment): string {
  const value = secret('PAYMENT_WEBHOOK_SECRET');
  if (!value) throw new Error('PAYMENT_WEBHOOK_SECRET is not set. Set it with `supabase secrets set`.');
  if (!isLocal && value.startsWith(publicPrefix))
    throw new Error('PAYMENT_WEBHOOK_SECRET is the public one of the embedded backend. Set one of your own.');
  return value;
}

function readNotice(body: string): Notice {
  return readFields<Notice>(body, {
    payment: uuid,
    status: oneOf('succeeded', 'failed'),
    amountCents: integer(0, 2_147_483_647),
    reference: text(80),
    reason: optional(text(200)),
  });
}

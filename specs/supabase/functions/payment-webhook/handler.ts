import type { EdgeEnvironment } from '../../../contract.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { Call } from '../_shared/endpoint.ts';
import { oneOf, optional, readFields, text, uuid, whole } from '../_shared/fields.ts';
import { settlePayment } from '../_shared/orders.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { isSigned } from '../_shared/signature.ts';
import { readStripeNotice } from './stripeNotice.ts';

/** The word of the payment service on one payment. */
interface Notice {
  readonly payment: string;
  readonly status: 'succeeded' | 'failed';
  readonly amountCents: number;
  readonly reference: string;
  readonly reason: string | null;
}

/** How the embedded backend's secret begins, which everybody can read in `specs/embedded.env`. */
const publicPrefix = 'whsec_embedded_';

/**
 * Takes the payment service's notice: the payment and its order are settled once, however often it comes. Stripe signs with
 * STRIPE_WEBHOOK_SECRET in `stripe-signature`, the simulated service with PAYMENT_WEBHOOK_SECRET in `payment-signature`. A notice that
 * is not signed, or is older than five minutes, changes nothing.
 */
export const handler = endpoint({ methods: ['POST'], longestBody: 262_144 }, async (call) => {
  const { request, body, environment } = call;
  const isStripe = request.headers.has('stripe-signature');
  if (isStripe) await verify(call, 'stripe-signature', environment.secret('STRIPE_WEBHOOK_SECRET'));
  else await verify(call, 'payment-signature', readSecret(environment));
  const notice = isStripe ? readStripeNotice(body) : readNotice(body);
  // Stripe repeats an event until it is answered with 2xx, also those that say nothing of a payment.
  return Response.json(notice === null ? { isIgnored: true } : await settlePayment(environment, notice));
});

/** Without a secret nothing is signed: the project does not use that service. @throws {Refusal} 401 */
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
    amountCents: whole(0, 2_147_483_647),
    reference: text(80),
    reason: optional(text(200)),
  });
}

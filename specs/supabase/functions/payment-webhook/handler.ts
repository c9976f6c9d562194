import { endpoint } from '../_shared/endpoint.ts';
import { oneOf, optional, readFields, text, uuid, whole } from '../_shared/fields.ts';
import { callDatabase } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { isSigned } from '../_shared/signature.ts';

/** The word of the payment service on one payment. */
interface Notice {
  readonly payment: string;
  readonly status: 'succeeded' | 'failed';
  readonly amountCents: number;
  readonly reference: string;
  readonly reason: string | null;
}

/**
 * Takes the payment service's notice: the payment and its order are settled once, however often it comes. A notice that is not
 * signed with PAYMENT_WEBHOOK_SECRET, or is older than five minutes, changes nothing.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const secret = environment.secret('PAYMENT_WEBHOOK_SECRET');
  if (secret === undefined) throw new Error('PAYMENT_WEBHOOK_SECRET is not set. Set it with `supabase secrets set`.');
  const header = request.headers.get('payment-signature');
  if (!(await isSigned(secret, body, header, environment.now()))) {
    throw new Refusal(401, 'signature_invalid', 'payment-signature does not fit this body and this moment.');
  }
  const notice = readFields<Notice>(body, {
    payment: uuid,
    status: oneOf('succeeded', 'failed'),
    amountCents: whole(0, 2_147_483_647),
    reference: text(80),
    reason: optional(text(200)),
  });
  const settled = await callDatabase(environment, 'settle_payment', {
    _payment: notice.payment,
    _outcome: notice.status,
    _amount_cents: notice.amountCents,
    _reference: notice.reference,
    _reason: notice.status === 'failed' ? (notice.reason ?? 'The payment did not go through.') : null,
  });
  return Response.json(settled);
});

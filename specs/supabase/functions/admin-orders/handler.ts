import type { EdgeEnvironment } from '../../../contract.ts';
import { requireAdmin } from '../_shared/admin.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { oneOf, readFields, text, uuid } from '../_shared/fields.ts';
import { callDatabase, readRows } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { refundStripePayment } from '../_shared/stripe.ts';

interface Refund {
  readonly action: 'refund';
  readonly order: string;
  /** Told to the buyer. */
  readonly reason: string;
}

const refundFields = { action: oneOf('refund'), order: uuid, reason: text(300) };

/**
 * Refunds an order with a reason, once, for an admin at aal2. The database says whether that is possible before the payment service
 * sends the money back; a press that is repeated finds the same refund there.
 */
export const handler = endpoint({ methods: ['POST'] }, async ({ request, body, environment }) => {
  const admin = await requireAdmin(request, environment);
  const { order, reason } = readFields<Refund>(body, refundFields);
  const refund = (isCheck: boolean) =>
    callDatabase(environment, 'refund_order', { _order: order, _actor: admin.id, _reason: reason, _is_check: isCheck });
  const { isRepeated } = (await refund(true)) as { readonly isRepeated: boolean };
  if (!isRepeated) await sendBack(environment, order);
  return Response.json(await refund(false));
});

/** Has Stripe send the money back, where Stripe took it; the simulated service took none. @throws {Refusal} 502 */
async function sendBack(environment: EdgeEnvironment, order: string): Promise<void> {
  const charges = (await readRows(
    environment,
    `payments?order_id=eq.${order}&status=eq.succeeded&provider=eq.stripe&amount_cents=gt.0&select=id,provider_reference`,
  )) as readonly { readonly id: string; readonly provider_reference: string }[];
  const secretKey = environment.secret('STRIPE_SECRET_KEY');
  for (const { id, provider_reference: intent } of charges) {
    if (secretKey === undefined) throw new Refusal(502, 'unexpected_failure', 'STRIPE_SECRET_KEY is not set.');
    await refundStripePayment(environment, secretKey, { payment: id, intent });
  }
}

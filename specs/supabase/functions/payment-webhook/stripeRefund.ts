import type { EdgeEnvironment } from '../../../contract.ts';
import { callDatabase } from '../_shared/platform.ts';
import { requireStripeKey } from '../_shared/stripe.ts';
import { readRefundedCharge } from '../_shared/stripeCharges.ts';
import type { RefundedCharge } from '../_shared/stripeCharges.ts';
import { fieldsOf, type StripeEvent } from './stripeNotice.ts';

/** Events about money that goes back, or does not, from this project or from Stripe's own dashboard. */
const types = new Set(['charge.refunded', 'charge.refund.updated', 'refund.created', 'refund.updated', 'refund.failed']);

/** The id of the charge that an event about a refund names; null for any other event. */
export function refundedChargeIn({ type, data }: StripeEvent): string | null {
  if (typeof type !== 'string' || !types.has(type)) return null;
  const { id, charge } = fieldsOf(fieldsOf(data)['object']);
  const found = type === 'charge.refunded' ? id : charge;
  return typeof found === 'string' ? found : null;
}

/** What the buyer reads when the refund was started in Stripe's dashboard, by the reason that was chosen there. */
const reasons: Readonly<Record<string, string>> = {
  duplicate: 'The payment was made twice.',
  fraudulent: 'The payment was reported as not made by the card’s owner.',
  requested_by_customer: 'You asked for the refund.',
};
const withoutReason = 'The payment service sent the money back.';

/**
 * Records what Stripe has sent back of a charge. All of it refunds the order, once; a part leaves the order paid, and its account open;
 * a refund that failed is money to send back.
 * @returns the order's number and status; null when nothing follows
 * @throws {Refusal} 502
 */
export async function settleStripeRefund(environment: EdgeEnvironment, chargeId: string): Promise<unknown> {
  const charge = await readRefundedCharge(environment, requireStripeKey(environment), chargeId);
  if (charge === null) return null;
  return await callDatabase(environment, 'record_refund', {
    _reference: charge.intent,
    _refunded_cents: charge.refundedCents,
    _is_full: charge.isFull,
    _has_failed: charge.hasFailed,
    _reason: reasonOf(charge),
  });
}

/** The reason that an admin wrote in the console comes back as metadata; Stripe's dashboard knows three. */
function reasonOf({ refunds }: RefundedCharge): string {
  const [newest] = refunds.filter(({ status }) => status === 'succeeded' || status === 'pending');
  // Metadata may be longer than orders.refund_reason.
  const written = Array.from(newest?.metadata['reason'] ?? '')
    .slice(0, 300)
    .join('')
    .trim();
  return written || (reasons[newest?.reason ?? ''] ?? withoutReason);
}

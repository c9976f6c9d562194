import type { EdgeEnvironment } from '../../../contract.ts';
import { callDatabase, readRows } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { readRefundedCharge, requireStripeKey } from '../_shared/stripe.ts';
import { noteSurplusSent } from '../_shared/surplus.ts';
import type { RefundedCharge } from '../_shared/stripe.ts';
import { fieldsOf, type StripeEvent } from './stripeNotice.ts';

/** Events that say that money went back, from this project or from Stripe's own dashboard. */
const types = new Set(['charge.refunded', 'refund.created', 'refund.updated']);

/** The id of the charge that an event says was sent back; null for any other event. */
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
 * Refunds the order of a charge that Stripe has sent back in full, once. A part that was sent back changes nothing: the order stays
 * paid, and its account open.
 * @returns the order's number and status; null when there is nothing to refund
 * @throws {Refusal} 502
 */
export async function settleStripeRefund(environment: EdgeEnvironment, chargeId: string): Promise<unknown> {
  const charge = await readRefundedCharge(environment, requireStripeKey(environment), chargeId);
  if (charge === null || !charge.isFull) return null;
  const [payment] = (await readRows(
    environment,
    `payments?provider=eq.stripe&provider_reference=eq.${encodeURIComponent(charge.intent)}&status=in.(succeeded,refunded)&select=order_id`,
  )) as readonly { readonly order_id: string }[];
  if (payment === undefined) {
    await noteSurplusSent(environment, charge.intent);
    return null;
  }
  const call = { _order: payment.order_id, _actor: null, _reason: reasonOf(charge), _is_check: false };
  try {
    const { order, isRepeated } = (await callDatabase(environment, 'refund_order', call)) as Readonly<Record<string, unknown>>;
    return { order, status: 'refunded', isRepeated };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'order_not_paid') return null;
    throw error;
  }
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

import type { EdgeEnvironment } from '../../../contract.ts';
import { refuseOwnOrder } from './admin.ts';
import type { Admin } from './admin.ts';
import { callDatabase, readRows } from './platform.ts';
import { requireStripeKey } from './stripe.ts';
import { refundStripePayment } from './stripeCharges.ts';

/** A row of payments. */
interface Surplus {
  readonly id: string;
  readonly provider: string;
  readonly provider_reference: string;
  readonly order_id: string;
  /** Stripe cannot send this money back. */
  readonly refund_failed_at: string | null;
}

/**
 * Sends a surplus payment back through Stripe, once. Another service's money stays listed for the admins, who send it.
 * @returns whether it has been sent
 * @throws {Refusal} 502; Stripe repeats its notification then
 */
export async function sendSurplus(environment: EdgeEnvironment, payment: string): Promise<boolean> {
  const [surplus] = await readSurplus(environment, `id=eq.${payment}&surplus_sent_at=is.null`);
  if (!isSentByStripe(surplus)) return false;
  await refundByStripe(environment, surplus);
  await markSent(environment, payment, null);
  return true;
}

/**
 * Sends a surplus payment back in an admin's name. Of a service other than Stripe, and after Stripe's refund failed, it only notes
 * that the admin has sent it.
 * @returns the order's number, and whether it was sent before
 * @throws {Refusal} 403 for the admin's own order, 404, 502
 */
export async function sendSurplusByAdmin(environment: EdgeEnvironment, payment: string, admin: Admin): Promise<unknown> {
  const [surplus] = await readSurplus(environment, `id=eq.${payment}&surplus_sent_at=is.null`);
  if (surplus !== undefined) await refuseOwnOrder(environment, surplus.order_id, admin);
  if (isSentByStripe(surplus)) await refundByStripe(environment, surplus);
  return await markSent(environment, payment, admin.id);
}

const isSentByStripe = (surplus: Surplus | undefined): surplus is Surplus =>
  surplus?.provider === 'stripe' && surplus.refund_failed_at === null;

async function readSurplus(environment: EdgeEnvironment, filter: string): Promise<readonly Surplus[]> {
  const columns = 'id,order_id,provider,provider_reference,refund_failed_at';
  return (await readRows(
    environment,
    `payments?surplus_received_at=not.is.null&${filter}&select=${columns}`,
  )) as readonly Surplus[];
}

async function refundByStripe(environment: EdgeEnvironment, surplus: Surplus): Promise<void> {
  await refundStripePayment(environment, requireStripeKey(environment), {
    payment: surplus.id,
    intent: surplus.provider_reference,
    reason: 'The payment arrived after its order was closed or paid, or is of another amount.',
  });
}

function markSent(environment: EdgeEnvironment, payment: string, actor: string | null): Promise<unknown> {
  return callDatabase(environment, 'mark_surplus_sent', { _payment: payment, _actor: actor });
}

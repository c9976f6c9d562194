import type { EdgeEnvironment } from '../../../contract.ts';
import { readRows } from './platform.ts';
import { Refusal } from './Refusal.ts';
import { readStripe, requireStripeKey, sendToStripe, StripeRefusal } from './stripe.ts';

/** Statuses of a refund whose money has not gone back (https://docs.stripe.com/api/refunds/object). */
const failures: readonly unknown[] = ['failed', 'canceled'];

/**
 * Refunds the full amount of a payment; a repeated call finds the first refund.
 * @throws {Refusal} 502, also when Stripe says that the refund failed
 */
export async function refundStripePayment(
  environment: EdgeEnvironment,
  secretKey: string,
  { payment, intent, reason }: { readonly payment: string; readonly intent: string; readonly reason: string },
): Promise<void> {
  const fields = { payment_intent: intent, 'metadata[payment]': payment, 'metadata[reason]': reason };
  const refund = async (key?: string) => {
    const { status, body } = await sendToStripe(environment, secretKey, 'POST', '/v1/refunds', fields, key);
    const error = Object(body['error']) as { readonly type?: unknown; readonly code?: unknown };
    return { status, hasFailed: failures.includes(body['status']), ...error };
  };
  let answer = await refund(`refund_${payment}`);
  // The key was used with another reason, or its refund failed. Without a key the money still goes back once: Stripe refunds no
  // charge twice.
  if (answer.type === 'idempotency_error' || answer.hasFailed) answer = await refund();
  const { status, type, code, hasFailed } = answer;
  if (hasFailed) throw new Refusal(502, 'unexpected_failure', 'Stripe could not send the money back.');
  if (status < 400 || code === 'charge_already_refunded') return;
  throw new StripeRefusal(status, typeof type === 'string' ? type : 'and no reason', '/v1/refunds');
}

/**
 * Sends an order's money back through Stripe if Stripe took it; the simulated service took none.
 * @throws {Refusal} 502
 */
export async function refundStripeOrder(environment: EdgeEnvironment, order: string, reason: string): Promise<void> {
  const charges = (await readRows(
    environment,
    `payments?order_id=eq.${order}&status=eq.succeeded&provider=eq.stripe&amount_cents=gt.0&select=id,provider_reference`,
  )) as readonly { readonly id: string; readonly provider_reference: string }[];
  for (const { id, provider_reference: intent } of charges) {
    await refundStripePayment(environment, requireStripeKey(environment), { payment: id, intent, reason });
  }
}

/** The refunds of a charge, as far as they are read (https://docs.stripe.com/api/refunds/object). */
interface StripeRefund {
  readonly amountCents: number;
  readonly status: string;
  readonly reason: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

/** A charge that Stripe has sent back, in full or in part, or has tried to. */
export interface RefundedCharge {
  /** The payment intent that it paid. */
  readonly intent: string;
  /** What has gone back or is on its way. */
  readonly refundedCents: number;
  readonly isFull: boolean;
  /** Whether a refund failed, so that its money is still here. */
  readonly hasFailed: boolean;
  /** The newest first. */
  readonly refunds: readonly StripeRefund[];
}

/**
 * A charge and its refunds as Stripe has them now.
 * @returns null for a charge that no payment intent made, which is none of ours
 * @throws {Refusal} 502
 */
export async function readRefundedCharge(
  environment: EdgeEnvironment,
  secretKey: string,
  id: string,
): Promise<RefundedCharge | null> {
  const read = (path: string) => readStripe(environment, secretKey, path);
  const { payment_intent: intent, amount } = await read(`/v1/charges/${encodeURIComponent(id)}`);
  if (typeof intent !== 'string') return null;
  const { data } = await read(`/v1/refunds?charge=${encodeURIComponent(id)}&limit=100`);
  const refunds = (Array.isArray(data) ? data : []).map((one): StripeRefund => {
    const { amount: cents, status, reason, metadata } = Object(one) as Readonly<Record<string, unknown>>;
    return {
      amountCents: Number(cents),
      status: String(status),
      reason: typeof reason === 'string' ? reason : null,
      metadata: Object(metadata) as Readonly<Record<string, string>>,
    };
  });
  const sent = refunds.filter(({ status }) => !failures.includes(status));
  const refundedCents = sent.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { intent, refundedCents, isFull: refundedCents >= Number(amount), hasFailed: sent.length < refunds.length, refunds };
}

/**
 * The charges of a payment intent as Stripe has them now, and the ids of the disputes about them.
 * @throws {Refusal} 502
 */
export async function readCharges(environment: EdgeEnvironment, secretKey: string, intent: string) {
  const list = async (kind: 'charges' | 'disputes') => {
    const { data } = await readStripe(
      environment,
      secretKey,
      `/v1/${kind}?payment_intent=${encodeURIComponent(intent)}&limit=100`,
    );
    return (Array.isArray(data) ? data : []).map((one) => Object(one) as Readonly<Record<string, unknown>>);
  };
  const charges = await list('charges');
  const isDisputed = charges.some(({ disputed }) => disputed === true);
  return {
    refunded: charges.filter(({ amount_refunded: cents }) => Number(cents) > 0).map(({ id }) => String(id)),
    disputes: isDisputed ? (await list('disputes')).map(({ id }) => String(id)) : [],
  };
}

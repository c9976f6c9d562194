import type { EdgeEnvironment } from '../../../contract.ts';
import { callDatabase } from '../_shared/platform.ts';
import { readStripe, requireStripeKey } from '../_shared/stripe.ts';
import { fieldsOf, type StripeEvent } from './stripeNotice.ts';

/** The id of the dispute that an event is about; null for any other event. */
export function disputeIn({ type, data }: StripeEvent): string | null {
  if (typeof type !== 'string' || !type.startsWith('charge.dispute.')) return null;
  const { id } = fieldsOf(fieldsOf(data)['object']);
  return typeof id === 'string' ? id : null;
}

/** Statuses that end a dispute (https://docs.stripe.com/api/disputes/object); any other is open. */
const ends: Readonly<Record<string, 'won' | 'lost'>> = { won: 'won', warning_closed: 'won', lost: 'lost' };

/**
 * Notes how a buyer's dispute at their bank stands. While it is open, nothing is paid out that depends on the payment; a lost one
 * refunds the order.
 * @returns the order's number; null when the charge paid no order
 * @throws {Refusal} 502
 */
export async function settleStripeDispute(environment: EdgeEnvironment, id: string): Promise<unknown> {
  const dispute = await readStripe(environment, requireStripeKey(environment), `/v1/disputes/${encodeURIComponent(id)}`);
  const { payment_intent: intent, status } = dispute;
  if (typeof intent !== 'string') return null;
  const call = { _reference: intent, _status: ends[String(status)] ?? 'open' };
  return await callDatabase(environment, 'record_dispute', call);
}

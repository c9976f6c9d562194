import type { Database } from '@duneline/specs/database';

type PayoutRow = Database['public']['Tables']['affiliate_payouts']['Row'];

export interface LedgerPayout {
  readonly status: PayoutRow['status'];
  /** When it was decided, or requested if it is not decided yet. */
  readonly at: string;
}

/**
 * The payout that pays the last cent of a commission: payouts pay the oldest commissions first.
 * @param payouts that were not rejected, the oldest first
 * @param earnedCents what was earned up to and with the commission
 */
export function findPayout(
  payouts: readonly Pick<PayoutRow, 'amount_cents' | 'status' | 'requested_at' | 'decided_at'>[],
  earnedCents: number,
): LedgerPayout | null {
  let paidCents = 0;
  for (const { amount_cents, status, requested_at, decided_at } of payouts) {
    paidCents += amount_cents;
    if (paidCents >= earnedCents) return { status, at: decided_at ?? requested_at };
  }
  return null;
}

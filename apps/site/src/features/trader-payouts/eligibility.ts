import { payouts as payoutFacts } from '@duneline/specs/site';
import { shareOf } from '../../lib/trader/payoutStart.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';

/** How the identity check of the person stands. */
export type IdentityState = 'none' | 'pending' | 'rejected' | 'approved';

/** What a payout needs. */
export type Condition = 'funded' | 'identity' | 'cycle' | 'minimum';

export interface Eligibility {
  /** Every condition and whether it is met, in the order in which traders meet them. */
  readonly conditions: readonly { readonly id: Condition; readonly isMet: boolean }[];
  /** Simulated profit that can be withdrawn, US cents. */
  readonly profitCents: number;
  /** The trader's share of it, US cents. */
  readonly shareCents: number;
  readonly canRequest: boolean;
}

/**
 * Why a payout can be requested, or not yet, while no other one is open (spec §6: who may receive money; spec §9). The policies of
 * the database decide; this explains.
 * @param now ms since the epoch.
 */
export function eligibilityOf(account: TradingAccount, identity: IdentityState, now: number): Eligibility {
  const isFunded = account.phase === 'funded' && account.status === 'active';
  const profitCents = isFunded ? Math.max(0, account.balance_cents - account.initial_cents) : 0;
  const shareCents = isFunded ? shareOf(account) : 0;
  const conditions = [
    { id: 'funded', isMet: isFunded },
    { id: 'identity', isMet: identity === 'approved' },
    { id: 'cycle', isMet: account.next_payout_at !== null && Date.parse(account.next_payout_at) <= now },
    { id: 'minimum', isMet: shareCents >= payoutFacts.minimumCents },
  ] as const;
  return { conditions, profitCents, shareCents, canRequest: conditions.every(({ isMet }) => isMet) };
}

/** The profit to withdraw so that the trader's share is at least this amount, US cents. */
export function grossOf(shareCents: number, shareBps: number): number {
  return Math.ceil((shareCents * 10_000) / shareBps);
}

import type { ReviewedPayout } from './readPayout.ts';

/** What a payout requires to be approved and to be paid, as the database requires it (`decide_payout`). */
export interface PayoutChecks {
  readonly isActive: boolean;
  /** Whether the account has the profit that leaves it. */
  readonly isCovered: boolean;
  readonly isIdentified: boolean;
  readonly isUndisputed: boolean;
}

/** The profit of a payout's account, in US cents; below zero for a loss. */
export const profitOf = ({ account }: Pick<ReviewedPayout, 'account'>): number => account.balance_cents - account.initial_cents;

/** Checks a payout against what was read with it. */
export function checkPayout(payout: ReviewedPayout): PayoutChecks {
  return {
    isActive: payout.account.status === 'active',
    isCovered: profitOf(payout) >= payout.gross_cents,
    isIdentified: payout.identity !== null,
    isUndisputed: payout.dispute === null,
  };
}

export const isPayable = (payout: ReviewedPayout): boolean => Object.values(checkPayout(payout)).every(Boolean);

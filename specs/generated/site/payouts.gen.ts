// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

/**
 * The payout terms: four separately named times and amounts, because there is no single "payout time". Money is whole US cents.
 */
export interface Payouts {
  readonly cycleDays: number;
  readonly processingHours: { readonly from: number; readonly to: number };
  readonly refundBusinessDays: { readonly from: number; readonly to: number };
  readonly minimumCents: number;
  readonly sharePercent: { readonly from: number; readonly to: number };
  /** The highest profit share of any program. */
  readonly maxSharePercent: number;
  /** Percentage of the evaluation's profit, paid in addition to the refunded fee. */
  readonly winnersBonusPercent: number;
  /** Discount on a new account of the same size after a breach. */
  readonly retryDiscountPercent: number;
  readonly retryValidDays: number;
  readonly returnDays: number;
}

export const payouts: Payouts = {
  cycleDays: 14,
  processingHours: { from: 24, to: 48 },
  refundBusinessDays: { from: 5, to: 7 },
  sharePercent: { from: 70, to: 80 },
  maxSharePercent: 90,
  winnersBonusPercent: 10,
  retryDiscountPercent: 10,
  retryValidDays: 14,
  returnDays: 14,
  minimumCents: 5000,
};

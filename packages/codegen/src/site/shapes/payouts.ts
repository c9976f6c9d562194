/** Four named times and amounts; there is no single "payout time". Money is whole US cents. */
export interface Payouts {
  readonly cycleDays: number;
  readonly processingHours: { readonly from: number; readonly to: number };
  readonly refundBusinessDays: { readonly from: number; readonly to: number };
  readonly minimumCents: number;
  readonly sharePercent: { readonly from: number; readonly to: number };
  /** The largest share on any program. */
  readonly maxSharePercent: number;
  /** Of the evaluation's profit, on top of the refunded fee. */
  readonly winnersBonusPercent: number;
  /** On a new account of the same size after a breach. */
  readonly retryDiscountPercent: number;
  readonly retryValidDays: number;
}

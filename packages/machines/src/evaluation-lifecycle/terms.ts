/** The stages of an account's life: evaluation, the wait until the funded account opens, and the funded account. */
export type Stage = 'phase-1' | 'phase-2' | 'passed' | 'funded';

/** Limits of one phase in basis points: the daily loss of the previous day's closing balance, the others of the size. */
export interface PhaseTerms {
  readonly profitTargetBps: number | null;
  readonly dailyLossBps: number;
  readonly maxDrawdownBps: number;
}

/** The terms of one account's purchase, including add-ons: money in US cents, rates in basis points. */
export interface LifecycleTerms {
  readonly sizeCents: number;
  readonly phases: { readonly 'phase-1'?: PhaseTerms; readonly 'phase-2'?: PhaseTerms; readonly funded: PhaseTerms };
  readonly isTrailing: boolean;
  readonly riskBps: number;
  readonly openPositions: number;
  readonly newsMinutes: number;
  readonly inactivityDays: number;
  /** How many minutes before midnight UTC a trading day begins. */
  readonly dayShiftMinutes: number;
  readonly refundCents: number;
  /** Paid for passing, in addition to the refund. */
  readonly bonusCents: number;
  readonly shareBps: number;
  readonly payoutCycleDays: number;
  readonly payoutMinimumCents: number;
  /** The maximum size of scaling. */
  readonly scalingCents: number;
  readonly retryPriceCents: number;
  readonly retryValidDays: number;
}

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

/** A rate of an amount in basis points, rounded down to the cent. */
export function rateOf(cents: number, bps: number): number {
  return Math.floor((cents * bps) / 10_000);
}

/** The close of the trading day that contains a time; both in epoch milliseconds. */
export function dayEnd(terms: Pick<LifecycleTerms, 'dayShiftMinutes'>, at: number): number {
  const shift = terms.dayShiftMinutes * minuteMs;
  return (Math.floor((at + shift) / dayMs) + 1) * dayMs - shift;
}

import type { Account } from './readAccounts.ts';

/** The figures that show a breach, in US cents. */
export interface Breach {
  readonly isDailyLoss: boolean;
  /** The trading day, as YYYY-MM-DD. */
  readonly day: string;
  /** What the limit is measured from: the close of the day before, or the initial balance. */
  readonly fromCents: number;
  readonly limitBps: number;
  readonly floorCents: number;
  /** What fell below the floor: the lowest equity of the day, or for the maximum loss the close (rulebook). */
  readonly reachedCents: number;
}

type Terminated = Pick<Account, 'breach_clause' | 'daily_loss_bps' | 'max_drawdown_bps' | 'initial_cents' | 'summary'> & {
  readonly lastDay: Omit<Account['days'][number], 'withdrawn_cents'> | null;
};

/** The rule that ended an account and the figures of its last day; `null` when that day is not on record. */
export function breachOf({
  breach_clause: clause,
  lastDay,
  daily_loss_bps,
  max_drawdown_bps,
  initial_cents,
  summary,
}: Terminated): Breach | null {
  if (clause === null || lastDay === null) return null;
  const { day, opening_cents: opening, low_equity_cents: lowest, closing_cents: close } = lastDay;
  const isDailyLoss = clause === 'daily-loss';
  const fromCents = isDailyLoss ? opening : initial_cents;
  const limitBps = isDailyLoss ? daily_loss_bps : max_drawdown_bps;
  const fixed = fromCents - Math.floor((fromCents * limitBps) / 10_000);
  // A trailing floor has followed the highest close: the database knows it.
  const floorCents = isDailyLoss ? fixed : (summary?.loss_floor_cents ?? fixed);
  return { isDailyLoss, day, fromCents, limitBps, floorCents, reachedCents: isDailyLoss ? lowest : close };
}

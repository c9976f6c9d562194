import { lossLimit } from '@duneline/machines';
import type { Account } from './readAccounts.ts';

/** The figures of a breach, in US cents. */
export interface Breach {
  readonly isDailyLoss: boolean;
  /** The trading day, as YYYY-MM-DD. */
  readonly day: string;
  /** The reference of the limit: the previous day's close, or the initial balance. */
  readonly fromCents: number;
  readonly limitBps: number;
  readonly floorCents: number;
  /** The value that fell below the floor: the day's lowest equity, or for the maximum loss the close (rulebook). */
  readonly reachedCents: number;
}

type Terminated = Pick<Account, 'breach_clause' | 'daily_loss_bps' | 'max_drawdown_bps' | 'initial_cents' | 'summary'> & {
  readonly lastDay: Omit<Account['days'][number], 'withdrawn_cents'> | null;
};

/** The limit that ended an account and the figures of its last day; `null` for a practice, or when that day is not on record. */
export function breachOf({
  breach_clause: clause,
  lastDay,
  daily_loss_bps,
  max_drawdown_bps,
  initial_cents,
  summary,
}: Terminated): Breach | null {
  if (clause === null || clause === 'prohibited' || lastDay === null) return null;
  const { day, opening_cents: opening, low_equity_cents: lowest, closing_cents: close } = lastDay;
  const isDailyLoss = clause === 'daily-loss';
  const fromCents = isDailyLoss ? opening : initial_cents;
  const limitBps = isDailyLoss ? daily_loss_bps : max_drawdown_bps;
  const reachedCents = isDailyLoss ? lowest : close;
  const { floorCents } = lossLimit({
    bps: limitBps,
    baseCents: fromCents,
    cents: reachedCents,
    // A trailing floor follows the highest close, which the database stores.
    ...(!isDailyLoss && summary && { floorCents: summary.loss_floor_cents }),
  });
  return { isDailyLoss, day, fromCents, limitBps, floorCents, reachedCents };
}

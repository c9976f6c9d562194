import { dayEnd, dayMs, minuteMs, rateOf } from './terms.ts';
import type { LifecycleTerms, PhaseTerms, Stage } from './terms.ts';

/** The state of an account: money in US cents, times in epoch milliseconds. Each phase starts with a new one. */
export interface Account {
  readonly stage: Stage;
  /** The initial balance of the phase. */
  readonly sizeCents: number;
  readonly balanceCents: number;
  readonly equityCents: number;
  /** The highest balance at the close of a day; the size until then. */
  readonly highestCloseCents: number;
  /** The lowest balance that is not a breach. */
  readonly floorCents: number;
  readonly previousCloseCents: number;
  /** Today's lowest equity that is not a breach. */
  readonly dayFloorCents: number;
  readonly targetCents: number | null;
  readonly positions: readonly string[];
  /** Times of high-impact news that may still affect trades. */
  readonly news: readonly number[];
  /** The time of the last entry. */
  readonly at: number;
  readonly dayEndsAt: number;
  /** When the account becomes dormant without a trade. */
  readonly dormantAt: number;
  readonly payoutFrom: number;
  /** Total paid to the trader, and kept by the firm. */
  readonly paidCents: number;
  readonly keptCents: number;
}

/** A mutable copy of an account, used while entries are applied. */
export type Draft = { -readonly [Key in keyof Account]: Account[Key] } & { positions: string[]; news: number[] };

/** A new account for a stage. */
export function openAccount(terms: LifecycleTerms, stage: Stage, at: number): Account {
  const size = terms.sizeCents;
  const { profitTargetBps } = phaseOf(terms, stage);
  const dayEndsAt = dayEnd(terms, at);
  const account: Draft = {
    stage,
    sizeCents: size,
    balanceCents: size,
    equityCents: size,
    highestCloseCents: size,
    floorCents: size,
    previousCloseCents: size,
    dayFloorCents: size,
    targetCents: profitTargetBps === null ? null : size + rateOf(size, profitTargetBps),
    positions: [],
    news: [],
    at,
    dayEndsAt,
    dormantAt: dayEndsAt + terms.inactivityDays * dayMs,
    payoutFrom: at + terms.payoutCycleDays * dayMs,
    paidCents: 0,
    keptCents: 0,
  };
  updateLossLimits(terms, account);
  return account;
}

/** Closes the trading days before `at`: the balance becomes the new reference, and a trailing floor follows the highest close. */
export function closeDay(terms: LifecycleTerms, account: Draft, at: number): void {
  account.highestCloseCents = Math.max(account.highestCloseCents, account.balanceCents);
  account.dayEndsAt = dayEnd(terms, at);
  account.previousCloseCents = account.balanceCents;
  account.news = account.news.filter((release) => at - release <= terms.newsMinutes * minuteMs);
  updateLossLimits(terms, account);
}

/** Recomputes the daily and maximum loss limits after their reference values changed (spec §5, §9). */
export function updateLossLimits(terms: LifecycleTerms, account: Draft): void {
  const { maxDrawdownBps, dailyLossBps } = phaseOf(terms, account.stage);
  const { sizeCents, previousCloseCents } = account;
  const from = terms.isTrailing ? account.highestCloseCents : sizeCents;
  account.floorCents = Math.min(sizeCents, from - rateOf(sizeCents, maxDrawdownBps));
  account.dayFloorCents = previousCloseCents - rateOf(previousCloseCents, dailyLossBps);
}

/** The limits of a stage; an account that has passed already has those of the funded one. */
export function phaseOf({ phases }: LifecycleTerms, stage: Stage): PhaseTerms {
  return (stage === 'passed' ? undefined : phases[stage]) ?? phases.funded;
}

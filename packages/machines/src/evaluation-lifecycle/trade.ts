import { closeDay } from './account.ts';
import type { Account, Draft } from './account.ts';
import type { Decision } from './decision.ts';
import type { MarketEntry } from './marketEntry.ts';
import { closePosition, openPosition } from './positions.ts';
import { payOut, scaleUp } from './rewards.ts';
import { tell } from './run.ts';
import type { Run } from './run.ts';
import type { LifecycleTerms } from './terms.ts';

/** What ends a stage. */
export type Outcome = 'breached' | 'prohibited' | 'dormant' | 'advanced' | 'passed' | 'opened';

/** What entries change. */
export interface Standing {
  readonly account: Account;
  /** Every decision since the beginning, oldest first. */
  readonly decisions: readonly Decision[];
  /** How many entries the account was fed. */
  readonly entries: number;
  /** What the last entry led to, when it ended the stage. */
  readonly outcome: Outcome | null;
  /** Entries that came after it: they belong to the next stage. */
  readonly rest: readonly MarketEntry[];
}

/** Takes entries in their order until one ends the stage (spec §4, evaluation lifecycle). */
export function trade(
  { terms, account, decisions, entries: earlier }: Omit<Standing, 'outcome' | 'rest'> & { readonly terms: LifecycleTerms },
  entries: readonly MarketEntry[],
): Standing {
  const draft: Draft = { ...account, positions: [...account.positions], news: [...account.news] };
  const run: Run = { terms, account: draft, told: [], entries: earlier };
  let outcome: Outcome | null = null;
  let taken = 0;
  for (const entry of entries) {
    run.entries += 1;
    outcome = take(run, entry);
    // The entry that finds the funded account due is the first one on it.
    if (outcome !== 'opened') taken += 1;
    if (outcome !== null) break;
  }
  return {
    account: draft,
    decisions: run.told.length === 0 ? decisions : [...decisions, ...run.told],
    entries: earlier + taken,
    outcome,
    rest: entries.slice(taken),
  };
}

function take(run: Run, entry: MarketEntry): Outcome | null {
  const { account } = run;
  const { at } = entry;
  if (at < account.at) {
    tell(run, 'refused', 'order', account.at, at);
    return null;
  }
  const isPassed = account.stage === 'passed';
  if (isPassed && at >= account.dayEndsAt) return 'opened';
  account.at = at;
  if (!isPassed && at >= account.dormantAt) {
    tell(run, 'ended', 'inactivity', account.dormantAt, at);
    return 'dormant';
  }
  if (at >= account.dayEndsAt) closeDay(run.terms, account, at);
  if (entry.type === 'mark') {
    if (account.positions.length > 0) account.equityCents = entry.equityCents;
  } else if (entry.type === 'report') {
    tell(run, 'ended', 'prohibited', 0, 1, entry.practice);
    return 'prohibited';
  } else book(run, entry);
  return isPassed ? null : weigh(run);
}

function book(run: Run, entry: Exclude<MarketEntry, { readonly type: 'mark' | 'report' }>): void {
  switch (entry.type) {
    case 'open':
      openPosition(run, entry);
      break;
    case 'close':
      closePosition(run, entry);
      break;
    case 'news':
      run.account.news.push(entry.releaseAt);
      break;
    case 'payout':
      payOut(run, entry.amountCents);
      break;
    case 'scale':
      scaleUp(run, entry.sizeCents);
      break;
    case 'clock':
  }
}

/** Weighs the account against its limits, then against its target. */
function weigh(run: Run): Outcome | null {
  const { account } = run;
  const { balanceCents, previousCloseCents, floorCents, targetCents } = account;
  if (account.equityCents < account.dayFloorCents) {
    tell(run, 'ended', 'daily-loss', previousCloseCents - account.dayFloorCents, previousCloseCents - account.equityCents);
    return 'breached';
  }
  if (balanceCents < floorCents) {
    tell(run, 'ended', 'maximum-loss', floorCents, balanceCents);
    return 'breached';
  }
  if (targetCents === null || balanceCents < targetCents || account.positions.length > 0) return null;
  tell(run, 'passed', 'target', targetCents, balanceCents);
  return account.stage === 'phase-1' && run.terms.phases['phase-2'] ? 'advanced' : 'passed';
}

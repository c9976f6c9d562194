import { closeDay } from './account.ts';
import type { Account, Draft } from './account.ts';
import type { Decision } from './decision.ts';
import type { MarketEntry } from './marketEntry.ts';
import { closePosition, openPosition } from './positions.ts';
import { recordPayout, scaleAccount } from './rewards.ts';
import { recordDecision } from './run.ts';
import type { LifecycleRun } from './run.ts';
import type { LifecycleTerms } from './terms.ts';

/** The event that ends a stage. */
export type Outcome = 'breached' | 'prohibited' | 'dormant' | 'advanced' | 'passed' | 'opened';

/** The account and its decisions, which entries change. */
export interface Standing {
  readonly account: Account;
  /** All decisions, oldest first. */
  readonly decisions: readonly Decision[];
  /** Number of entries of the account. */
  readonly entries: number;
  /** How the last entry ended the stage; `null` if it did not. */
  readonly outcome: Outcome | null;
  /** The entries after it, which belong to the next stage. */
  readonly rest: readonly MarketEntry[];
}

/** Applies entries in order until one ends the stage (spec §4, evaluation lifecycle). */
export function applyEntries(
  { terms, account, decisions, entries: earlier }: Omit<Standing, 'outcome' | 'rest'> & { readonly terms: LifecycleTerms },
  entries: readonly MarketEntry[],
): Standing {
  const draft: Draft = { ...account, positions: [...account.positions], news: [...account.news] };
  const run: LifecycleRun = { terms, account: draft, told: [], entries: earlier };
  let outcome: Outcome | null = null;
  let taken = 0;
  for (const entry of entries) {
    run.entries += 1;
    outcome = take(run, entry);
    // The entry at which the funded account opens is its first one.
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

function take(run: LifecycleRun, entry: MarketEntry): Outcome | null {
  const { account } = run;
  const { at } = entry;
  if (at < account.at) {
    recordDecision(run, 'refused', 'order', account.at, at);
    return null;
  }
  const isPassed = account.stage === 'passed';
  if (isPassed && at >= account.dayEndsAt) return 'opened';
  account.at = at;
  if (!isPassed && at >= account.dormantAt) {
    recordDecision(run, 'ended', 'inactivity', account.dormantAt, at);
    return 'dormant';
  }
  if (at >= account.dayEndsAt) closeDay(run.terms, account, at);
  if (entry.type === 'mark') {
    if (account.positions.length > 0) account.equityCents = entry.equityCents;
  } else if (entry.type === 'report') {
    recordDecision(run, 'ended', 'prohibited', 0, 1, entry.practice);
    return 'prohibited';
  } else book(run, entry);
  return isPassed ? null : weigh(run);
}

function book(run: LifecycleRun, entry: Exclude<MarketEntry, { readonly type: 'mark' | 'report' }>): void {
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
      recordPayout(run, entry.amountCents);
      break;
    case 'scale':
      scaleAccount(run, entry.sizeCents);
      break;
    case 'clock':
  }
}

/** Compares the account with its limits, then with its target. */
function weigh(run: LifecycleRun): Outcome | null {
  const { account } = run;
  const { balanceCents, previousCloseCents, floorCents, targetCents } = account;
  if (account.equityCents < account.dayFloorCents) {
    recordDecision(
      run,
      'ended',
      'daily-loss',
      previousCloseCents - account.dayFloorCents,
      previousCloseCents - account.equityCents,
    );
    return 'breached';
  }
  if (balanceCents < floorCents) {
    recordDecision(run, 'ended', 'maximum-loss', floorCents, balanceCents);
    return 'breached';
  }
  if (targetCents === null || balanceCents < targetCents || account.positions.length > 0) return null;
  recordDecision(run, 'passed', 'target', targetCents, balanceCents);
  return account.stage === 'phase-1' && run.terms.phases['phase-2'] ? 'advanced' : 'passed';
}

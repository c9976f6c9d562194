import { openAccount } from './account.ts';
import type { MarketEntry } from './marketEntry.ts';
import { dayMs } from './terms.ts';
import type { LifecycleTerms, Stage } from './terms.ts';
import { applyEntries } from './trade.ts';
import type { Standing } from './trade.ts';

/** The input of the machine. */
export interface LifecycleInput {
  readonly terms: LifecycleTerms;
  /** When the account was opened, epoch milliseconds. */
  readonly openedAt: number;
  /** The initial stage, if it is not the program's first. */
  readonly stage?: Stage;
  /** The account's entries so far, oldest first. */
  readonly history?: readonly MarketEntry[];
}

/** One-time payments for passing: the fee's refund and the bonus, US cents. */
export interface Award {
  readonly refundCents: number;
  readonly bonusCents: number;
}

/** The offer of a new account of the same size after a breach, once per account. */
export interface Retry {
  readonly priceCents: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly status: 'offered' | 'accepted' | 'expired';
}

export interface LifecycleContext extends Standing {
  readonly terms: LifecycleTerms;
  readonly award: Award | null;
  readonly retry: Retry | null;
}

/** The account after applying its history within the initial stage. */
export function startLifecycle({ terms, openedAt, stage, history = [] }: LifecycleInput): LifecycleContext {
  const account = openAccount(terms, stage ?? (terms.phases['phase-1'] ? 'phase-1' : 'funded'), openedAt);
  const standing = applyEntries({ terms, account, decisions: [], entries: 0 }, history);
  return { terms, award: null, retry: null, ...standing };
}

/** Opens the account of the next stage; announced news is kept. */
export function openNextAccount(
  { terms, account }: LifecycleContext,
  stage: Stage,
  at: number,
): Pick<LifecycleContext, 'account' | 'outcome'> {
  return { account: { ...openAccount(terms, stage, at), news: account.news }, outcome: null };
}

/** The retry offer after a breach (spec §4: breach). */
export function offerRetry({ terms, account }: LifecycleContext): Retry {
  return { priceCents: terms.retryPriceCents, expiresAt: account.at + terms.retryValidDays * dayMs, status: 'offered' };
}

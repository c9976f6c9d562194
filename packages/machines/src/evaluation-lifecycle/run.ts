import type { Draft } from './account.ts';
import type { Decision, Rule, Verdict } from './decision.ts';
import type { LifecycleTerms } from './terms.ts';

/** State while entries are applied: the account draft and the recorded decisions. */
export interface LifecycleRun {
  readonly terms: LifecycleTerms;
  readonly account: Draft;
  readonly told: Decision[];
  /** Number of entries of the account so far, including the current one. */
  entries: number;
}

/** Records a decision about the current entry. */
export function recordDecision(
  { told, account, entries }: LifecycleRun,
  verdict: Verdict,
  rule: Rule,
  limit: number,
  actual: number,
  subject: string | null = null,
): void {
  told.push({ at: account.at, entry: entries, verdict, rule, limit, actual, subject });
}

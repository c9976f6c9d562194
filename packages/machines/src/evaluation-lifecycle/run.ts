import type { Draft } from './account.ts';
import type { Decision, Rule, Verdict } from './decision.ts';
import type { LifecycleTerms } from './terms.ts';

/** A run of entries under way: the account that it writes on, and what it has to tell. */
export interface Run {
  readonly terms: LifecycleTerms;
  readonly account: Draft;
  readonly told: Decision[];
  /** How many entries the account was fed so far, the present one included. */
  entries: number;
}

/** Notes a decision on the present entry. */
export function tell(
  { told, account, entries }: Run,
  verdict: Verdict,
  rule: Rule,
  limit: number,
  actual: number,
  subject: string | null = null,
): void {
  told.push({ at: account.at, entry: entries, verdict, rule, limit, actual, subject });
}

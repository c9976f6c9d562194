/**
 * A rule by which something is decided; `limit` and `actual` of its decisions are:
 * - `daily-loss`: the loss allowed on the day and the loss, cents; `maximum-loss`: the floor and the balance, cents;
 * - `target`: the balance to reach and the balance, cents; `flat` and `payout-flat`: none, and the positions that are open all the same;
 * - `risk-per-trade`: the risk allowed and taken, cents; `open-positions`: the positions allowed and wanted;
 * - `news`: the time of the release and of the trade; `inactivity`: the time of the closing and of what came too late;
 * - `payouts`: the profit that may be withdrawn and was asked for, cents; `payout-minimum`: the least share and the share, cents;
 *   `payout-cycle`: the time from which one may ask, and of the request;
 * - `scaling`: the largest size and the size, cents; `prohibited`: none, and one report;
 * - `stage`, `position` and `order` refuse what cannot be (a trade between two accounts, an unknown or doubled position, a step back in time).
 */
export type Rule =
  | 'daily-loss'
  | 'maximum-loss'
  | 'target'
  | 'flat'
  | 'risk-per-trade'
  | 'open-positions'
  | 'news'
  | 'inactivity'
  | 'payouts'
  | 'payout-flat'
  | 'payout-minimum'
  | 'payout-cycle'
  | 'scaling'
  | 'prohibited'
  | 'stage'
  | 'position'
  | 'order';

/**
 * The result of a decision: the account ended, an entry was refused or accepted with a warning, passing waits until all positions
 * are closed, …
 */
export type Verdict = 'ended' | 'refused' | 'warned' | 'held' | 'passed' | 'paid' | 'scaled';

/** A decision: at which entry, by which rule and with which figures. */
export interface Decision {
  /** Time of the entry, epoch milliseconds. */
  readonly at: number;
  /** The 1-based number of the entry among all entries of the account. */
  readonly entry: number;
  readonly verdict: Verdict;
  readonly rule: Rule;
  readonly limit: number;
  readonly actual: number;
  /** The position or practice that the decision is about. */
  readonly subject: string | null;
}

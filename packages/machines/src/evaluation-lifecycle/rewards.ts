import { updateLossLimits } from './account.ts';
import type { Rule } from './decision.ts';
import { dayMs, rateOf } from './terms.ts';
import { recordDecision } from './run.ts';
import type { LifecycleRun } from './run.ts';

/** Pays a share of the profit to the trader, or refuses; a payout is not a loss of the day (spec §9, payouts). */
export function recordPayout(run: LifecycleRun, amountCents: number): void {
  const { terms, account } = run;
  const { at, payoutFrom, positions } = account;
  const profit = account.stage === 'funded' ? Math.max(0, account.balanceCents - account.sizeCents) : 0;
  const share = rateOf(amountCents, terms.shareBps);
  const refuse = (rule: Rule, limit: number, actual: number) => recordDecision(run, 'refused', rule, limit, actual);
  if (amountCents > profit) refuse('payouts', profit, amountCents);
  else if (positions.length > 0) refuse('payout-flat', 0, positions.length);
  else if (at < payoutFrom) refuse('payout-cycle', payoutFrom, at);
  else if (share < terms.payoutMinimumCents) refuse('payout-minimum', terms.payoutMinimumCents, share);
  else {
    move(run, -amountCents);
    account.paidCents += share;
    account.keptCents += amountCents - share;
    account.payoutFrom = at + terms.payoutCycleDays * dayMs;
    recordDecision(run, 'paid', 'payouts', profit, amountCents);
  }
}

/**
 * Scales a funded account without open positions to a larger size, up to the maximum (spec §1); the limits are those of the new
 * size.
 */
export function scaleAccount(run: LifecycleRun, sizeCents: number): void {
  const { terms, account } = run;
  const isLarger = sizeCents > account.sizeCents && sizeCents <= terms.scalingCents;
  const isAllowed = account.stage === 'funded' && account.positions.length === 0 && isLarger;
  if (isAllowed) {
    const growth = sizeCents - account.sizeCents;
    account.sizeCents = sizeCents;
    account.highestCloseCents += growth;
    move(run, growth);
  }
  recordDecision(run, isAllowed ? 'scaled' : 'refused', 'scaling', terms.scalingCents, sizeCents);
}

/** Books a deposit or withdrawal that is neither profit nor loss: the daily reference changes with it. */
function move({ terms, account }: LifecycleRun, cents: number): void {
  account.balanceCents += cents;
  account.equityCents = account.balanceCents;
  account.previousCloseCents += cents;
  updateLossLimits(terms, account);
}

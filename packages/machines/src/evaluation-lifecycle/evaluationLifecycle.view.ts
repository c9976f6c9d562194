import type { SnapshotFrom } from 'xstate';
import { phaseOf } from './account.ts';
import { explainDecision } from './clauses.ts';
import type { Explanation } from './clauses.ts';
import type { evaluationLifecycleMachine } from './evaluationLifecycle.machine.ts';
import { startLifecycle } from './lifecycle.ts';
import type { Award, LifecycleContext, LifecycleInput, Retry } from './lifecycle.ts';
import { lossLimit } from './lossLimit.ts';
import type { LossLimit } from './lossLimit.ts';
import { dayMs, rateOf } from './terms.ts';
import type { Stage } from './terms.ts';

/** An account for the dashboard: money in US cents, times in epoch milliseconds. */
export interface LifecycleView {
  readonly status: Stage | 'terminated' | 'dormant';
  readonly sizeCents: number;
  readonly balanceCents: number;
  readonly equityCents: number;
  /** `null` if there is no target; `progressPercent` is an integer from 0 to 100. */
  readonly target: { readonly balanceCents: number; readonly missingCents: number; readonly progressPercent: number } | null;
  /** Based on equity. */
  readonly dailyLoss: LossLimit;
  /** Based on the closed balance. */
  readonly maximumLoss: LossLimit;
  readonly positions: { readonly open: number; readonly limit: number };
  /** When the account becomes dormant without a trade, and in how many days, rounded up. */
  readonly inactivity: { readonly at: number; readonly days: number };
  /** When the next payout can be requested, from which profit, and the trader's share; `null` before the account is funded. */
  readonly payout: { readonly from: number; readonly profitCents: number; readonly shareCents: number } | null;
  readonly paidCents: number;
  readonly largestSizeCents: number;
  readonly award: Award | null;
  readonly retry: Retry | null;
  readonly decisions: readonly Explanation[];
}

/** The initial view for this input, for use before XState has loaded. */
export function initialLifecycleView(input: Omit<LifecycleInput, 'history'>): LifecycleView {
  const context = startLifecycle(input);
  return viewOf(context, context.account.stage);
}

/** What a screen shows for a snapshot of `evaluationLifecycleMachine` (spec §2: /dashboard). */
export function viewOfLifecycle(snapshot: SnapshotFrom<typeof evaluationLifecycleMachine>): LifecycleView {
  const { context } = snapshot;
  const status = (['terminated', 'dormant'] as const).find((tag) => snapshot.hasTag(tag));
  return viewOf(context, status ?? context.account.stage);
}

function viewOf({ terms, account, award, retry, decisions }: LifecycleContext, status: LifecycleView['status']): LifecycleView {
  const { sizeCents, balanceCents, equityCents, targetCents, floorCents, previousCloseCents, dormantAt } = account;
  const { dailyLossBps, maxDrawdownBps } = phaseOf(terms, account.stage);
  const profitCents = Math.max(0, balanceCents - sizeCents);
  return {
    status,
    sizeCents,
    balanceCents,
    equityCents,
    target: targetCents === null ? null : towards(targetCents, balanceCents, sizeCents),
    dailyLoss: lossLimit({ bps: dailyLossBps, baseCents: previousCloseCents, cents: equityCents }),
    maximumLoss: lossLimit({ bps: maxDrawdownBps, baseCents: sizeCents, floorCents, cents: balanceCents }),
    positions: { open: account.positions.length, limit: terms.openPositions },
    inactivity: { at: dormantAt, days: Math.max(0, Math.ceil((dormantAt - account.at) / dayMs)) },
    payout:
      account.stage === 'funded'
        ? { from: account.payoutFrom, profitCents, shareCents: rateOf(profitCents, terms.shareBps) }
        : null,
    paidCents: account.paidCents,
    largestSizeCents: terms.scalingCents,
    award,
    retry,
    decisions: decisions.map(explainDecision),
  };
}

function towards(targetCents: number, cents: number, sizeCents: number): LifecycleView['target'] {
  const progress = Math.floor((100 * (cents - sizeCents)) / (targetCents - sizeCents));
  return {
    balanceCents: targetCents,
    missingCents: Math.max(0, targetCents - cents),
    progressPercent: Math.max(0, Math.min(100, progress)),
  };
}

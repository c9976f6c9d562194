import {
  evaluationLifecycleMachine,
  lifecycleTerms,
  tradingDays,
  viewOfLifecycle,
  type Explanation,
  type LifecycleView,
  type MarketEntry,
} from '@duneline/machines';
import * as site from '@duneline/specs/site';
import { createActor } from 'xstate';
import { tierOf } from '../../lib/price/findTier.ts';
import type { Trade } from './readTrades.ts';

export interface Verdict {
  /** What ended the evaluation, `null` while it would still run. */
  readonly decision: Explanation | null;
  /** The account after the last trade that counted. */
  readonly view: LifecycleView;
  /** The trade that decided, 1-based in the order of closing; all of them while it runs. */
  readonly trades: number;
}

/** Walks the trades through the evaluation of a tier, as if they had been made on it, until it is passed or ended. */
export function judgeTrades(tierId: string, trades: readonly Trade[]): Verdict {
  const { program } = tierOf(tierId);
  const terms = lifecycleTerms(site, { programId: program.id, tierId });
  const entries = entriesOf(trades);
  const openedAt = entries[0]?.at ?? 0;
  const actor = createActor(evaluationLifecycleMachine, { input: { terms, openedAt } }).start();
  let view = viewOfLifecycle(actor.getSnapshot());
  let decision: Explanation | null = null;
  for (const day of tradingDays(terms, entries)) {
    actor.send({ type: 'market.feed', entries: day });
    view = viewOfLifecycle(actor.getSnapshot());
    decision = view.decisions.find(({ verdict }) => verdict === 'passed' || verdict === 'ended') ?? null;
    if (decision) break;
  }
  actor.stop();
  const at = decision?.at ?? Infinity;
  return { decision, view, trades: trades.filter(({ closedAt }) => closedAt <= at).length };
}

/** Positions without a stop in the file count as opened without risk: only closed results are judged. */
function entriesOf(trades: readonly Trade[]): readonly MarketEntry[] {
  return trades
    .flatMap(({ openedAt, closedAt, profitCents }, index): readonly MarketEntry[] => [
      { type: 'open', at: openedAt, position: String(index), riskCents: 0 },
      { type: 'close', at: closedAt, position: String(index), profitCents },
    ])
    .toSorted((one, other) => one.at - other.at);
}

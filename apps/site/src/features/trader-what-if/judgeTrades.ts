import {
  evaluationLifecycleMachine,
  lifecycleTerms,
  viewOfLifecycle,
  type Explanation,
  type LifecycleTerms,
  type LifecycleView,
} from '@duneline/machines';
import { catalogue, payouts, rules } from '@duneline/specs/site';
import { createActor } from 'xstate';
import { tierOf } from '../../lib/price/findTier.ts';
import { closingsOf, countMostOpen } from './closingsOf.ts';
import type { Trade } from './TradeFile.ts';

export interface Verdict {
  readonly tierId: string;
  /** What ended or passed the evaluation, `null` while it would still run. */
  readonly decision: Explanation | null;
  /** When it ended or passed, epoch milliseconds. */
  readonly at: number | null;
  /** The account after the last trade that counted. */
  readonly view: LifecycleView;
  /** The trade that decided, 1-based in the order of closing; all of them while it runs. */
  readonly trades: number;
  /** How many lines of the file were open at the same time, at most. */
  readonly mostOpen: number;
  /** The balance at the opening of the phase, then after each trading day with a trade, up to the one that decided; US cents. */
  readonly closes: readonly number[];
  /** The balance that passes, `null` without a target; US cents. */
  readonly targetCents: number | null;
  /** How far the first loss floor is below the opening; US cents. */
  readonly allowanceCents: number;
}

/** A phase of two that is passed is none of them: the evaluation goes on. */
const outcomes = ['passed', 'terminated', 'dormant'] as const;

/**
 * Walks the trades through the evaluation of a tier, as if they had been made on it, until it is passed or ended.
 * @param closings those of the trades, where they are judged for several tiers
 */
export function judgeTrades(tierId: string, trades: readonly Trade[], closings = closingsOf(trades)): Verdict {
  const { program } = tierOf(tierId);
  // Lines may be partial closes of one position, so their number says nothing about the limit of open positions: all count.
  const terms: LifecycleTerms = {
    ...lifecycleTerms({ catalogue, payouts, rules }, { programId: program.id, tierId }),
    openPositions: Infinity,
  };
  const openedAt = closings[0]?.opened[0]?.at ?? 0;
  const actor = createActor(evaluationLifecycleMachine, { input: { terms, openedAt } }).start();
  let opening = actor.getSnapshot().context.account;
  let closes = [opening.balanceCents];
  let lastDayEnd: number | null = null;
  let isDecided = false;
  for (const { at, opened, closed, profitCents } of closings) {
    // The file has no prices of open positions: without this mark, what is closed would not count before all positions are.
    const equityCents = actor.getSnapshot().context.account.balanceCents + profitCents;
    actor.send({ type: 'market.feed', entries: [...opened, ...closed, { type: 'mark', at, equityCents }] });
    const snapshot = actor.getSnapshot();
    isDecided = outcomes.some((outcome) => snapshot.hasTag(outcome));
    if (snapshot.hasTag('dormant')) break; // before this closing
    const { account } = snapshot.context;
    if (!isDecided && account.stage !== opening.stage) {
      opening = account;
      closes = [account.balanceCents];
      lastDayEnd = null;
      continue;
    }
    if (account.dayEndsAt === lastDayEnd) closes.pop();
    closes.push(equityCents);
    lastDayEnd = account.dayEndsAt;
    if (isDecided) break;
  }
  const view = viewOfLifecycle(actor.getSnapshot());
  actor.stop();
  const decision = (isDecided && view.decisions.findLast(({ verdict }) => verdict === 'passed' || verdict === 'ended')) || null;
  const at = decision && momentOf(decision);
  return {
    tierId,
    decision,
    at,
    view,
    trades: trades.filter(({ closedAt }) => closedAt <= (at ?? Infinity)).length,
    mostOpen: countMostOpen(closings),
    closes,
    targetCents: opening.targetCents,
    allowanceCents: opening.sizeCents - opening.floorCents,
  };
}

/** Inactivity ends the account at the close of the last day, long before the entry that shows it. */
function momentOf({ rule, at, limit }: Explanation): number {
  return rule === 'inactivity' ? limit - 1 : at;
}

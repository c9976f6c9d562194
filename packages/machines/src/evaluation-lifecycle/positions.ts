import type { Rule } from './decision.ts';
import type { MarketEntry } from './marketEntry.ts';
import { dayEnd, dayMs, minuteMs, rateOf } from './terms.ts';
import { recordDecision } from './run.ts';
import type { LifecycleRun } from './run.ts';

type Entry<Type extends MarketEntry['type']> = Extract<MarketEntry, { readonly type: Type }>;

/** Opens a position, or refuses it because of its risk, the number of open positions, or the account's stage. */
export function openPosition(run: LifecycleRun, { position, riskCents }: Entry<'open'>): void {
  const { terms, account } = run;
  const { positions } = account;
  const allowed = rateOf(account.balanceCents, terms.riskBps);
  const refuse = (rule: Rule, limit: number, actual: number) => recordDecision(run, 'refused', rule, limit, actual, position);
  if (account.stage === 'passed') refuse('stage', 0, 1);
  else if (positions.includes(position)) refuse('position', 0, 1);
  else if (positions.length >= terms.openPositions) refuse('open-positions', terms.openPositions, positions.length + 1);
  else if (riskCents > allowed) refuse('risk-per-trade', allowed, riskCents);
  else {
    positions.push(position);
    noteTrade(run, position);
  }
}

/** Closes a position and books its profit; if the target is reached, passing waits for other open positions. */
export function closePosition(run: LifecycleRun, { position, profitCents, isStop }: Entry<'close'>): void {
  const { account } = run;
  const { positions, targetCents } = account;
  const index = positions.indexOf(position);
  if (index < 0) {
    recordDecision(run, 'refused', 'position', 1, 0, position);
    return;
  }
  positions.splice(index, 1);
  account.balanceCents += profitCents;
  if (positions.length === 0) account.equityCents = account.balanceCents;
  else if (targetCents !== null && account.balanceCents >= targetCents) recordDecision(run, 'held', 'flat', 0, positions.length);
  noteTrade(run, position, isStop);
}

/** Records a trade, which postpones dormancy; a manual trade near high-impact news gets a warning. */
function noteTrade(run: LifecycleRun, position: string, isStop = false): void {
  const { terms, account } = run;
  const { at } = account;
  account.dormantAt = dayEnd(terms, at) + terms.inactivityDays * dayMs;
  const reach = terms.newsMinutes * minuteMs;
  const release = account.news.find((time) => Math.abs(at - time) <= reach);
  if (release !== undefined && !isStop) recordDecision(run, 'warned', 'news', release, at, position);
}

import { closingsOf } from './closingsOf.ts';
import { judgeTrades, type Verdict } from './judgeTrades.ts';
import { readTrades } from './readTrades.ts';
import { tiersOnSale } from './tiersOnSale.ts';
import type { CellProblem, ReadOptions, TradeFile } from './TradeFile.ts';

/** What the page shows of a file: a file of many megabytes has more lines than a page can hold. */
export interface Answer extends Pick<TradeFile, 'table' | 'zone'> {
  readonly tradeCount: number;
  readonly problemCount: number;
  /** The first problems. */
  readonly problems: TradeFile['problems'];
  /** The reasons of all problems. */
  readonly reasons: ReadonlySet<CellProblem['reason']>;
  readonly skippedCount: number;
  /** The first lines that are no trades. */
  readonly skipped: TradeFile['skipped'];
  /** By the id of every tier on sale; none if there is nothing to judge. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

const SHOWN = 200;

/** Reads the text of a file and judges its trades by every evaluation on sale. */
export function judgeText(text: string, options: ReadOptions): Answer {
  const { trades, problems, skipped, table, zone } = readTrades(text, options);
  const closings = closingsOf(trades);
  return {
    table,
    zone,
    tradeCount: trades.length,
    problemCount: problems.length,
    problems: problems.slice(0, SHOWN),
    reasons: new Set(problems.map(({ reason }) => reason)),
    skippedCount: skipped.length,
    skipped: skipped.slice(0, SHOWN),
    verdicts: Object.fromEntries(trades.length > 0 ? tiersOnSale.map(({ id }) => [id, judgeTrades(id, trades, closings)]) : []),
  };
}

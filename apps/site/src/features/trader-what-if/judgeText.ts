import { judgeTrades, type Verdict } from './judgeTrades.ts';
import { readTrades } from './readTrades.ts';
import { tiersOnSale } from './tiersOnSale.ts';
import type { CellProblem, ReadOptions, TradeFile } from './TradeFile.ts';

/** How to read a file, and by which evaluation to judge it. */
export interface Question {
  readonly tierId: string;
  readonly options: ReadOptions;
}

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
  /** `null` if there is nothing to judge. */
  readonly verdict: Verdict | null;
  /** The tiers on sale that these trades would have passed. */
  readonly passed: readonly string[];
}

const SHOWN = 200;

/** Reads the text of a file and judges its trades. */
export function judgeText(text: string, { tierId, options }: Question): Answer {
  const { trades, problems, skipped, table, zone } = readTrades(text, options);
  return {
    table,
    zone,
    tradeCount: trades.length,
    problemCount: problems.length,
    problems: problems.slice(0, SHOWN),
    reasons: new Set(problems.map(({ reason }) => reason)),
    skippedCount: skipped.length,
    skipped: skipped.slice(0, SHOWN),
    verdict: trades.length > 0 ? judgeTrades(tierId, trades) : null,
    passed: trades.length > 0 ? tiersOnSale.filter(({ id }) => isPassed(judgeTrades(id, trades))).map(({ id }) => id) : [],
  };
}

const isPassed = ({ decision }: Verdict) => decision?.verdict === 'passed';

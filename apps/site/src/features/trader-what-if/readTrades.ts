import Papa from 'papaparse';

/** A closed trade of the trader's own history: times in epoch milliseconds, money in US cents. */
export interface Trade {
  readonly openedAt: number;
  readonly closedAt: number;
  readonly profitCents: number;
}

const columns = ['opened', 'closed', 'profit'] as const;
type Column = (typeof columns)[number];

/** What is wrong in a cell, by the 1-based line of the file. */
export interface CellProblem {
  readonly line: number;
  readonly column: Column;
  readonly reason: 'missing-column' | 'bad-time' | 'bad-amount' | 'closed-before-opened';
  /** What the cell holds. */
  readonly text: string;
}

export interface TradeFile {
  /** In the order in which they were closed; empty when anything is wrong. */
  readonly trades: readonly Trade[];
  readonly problems: readonly CellProblem[];
}

/**
 * Reads a CSV of closed trades: a header with the columns `opened`, `closed` and `profit` in any order and case (others are ignored), then one
 * trade per line. Times are ISO 8601 with a zone; profits are US dollars with at most two decimals, fees included.
 */
export function readTrades(csv: string): TradeFile {
  const { data } = Papa.parse<readonly string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const [head = [], ...rows] = data;
  const names = head.map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return { trades: [], problems: missing.map((column) => ({ line: 1, column, reason: 'missing-column', text: '' })) };
  }
  const read = rows.flatMap((row, index) => (row.every((cell) => cell.trim() === '') ? [] : [readRow(names, row, index + 2)]));
  const problems = read.flatMap((one) => ('problems' in one ? one.problems : []));
  const trades = read.flatMap((one) => ('problems' in one ? [] : [one]));
  return { trades: problems.length > 0 ? [] : trades.toSorted((one, other) => one.closedAt - other.closedAt), problems };
}

function readRow(
  names: readonly string[],
  row: readonly string[],
  line: number,
): Trade | { readonly problems: readonly CellProblem[] } {
  const cell = (column: Column) => (row[names.indexOf(column)] ?? '').trim();
  const openedAt = timeOf(cell('opened'));
  const closedAt = timeOf(cell('closed'));
  const profitCents = centsOf(cell('profit'));
  const wrong = (column: Column, reason: CellProblem['reason']): CellProblem => ({ line, column, reason, text: cell(column) });
  if (openedAt !== null && closedAt !== null && profitCents !== null) {
    if (closedAt < openedAt) return { problems: [wrong('closed', 'closed-before-opened')] };
    return { openedAt, closedAt, profitCents };
  }
  return {
    problems: [
      ...(openedAt === null ? [wrong('opened', 'bad-time')] : []),
      ...(closedAt === null ? [wrong('closed', 'bad-time')] : []),
      ...(profitCents === null ? [wrong('profit', 'bad-amount')] : []),
    ],
  };
}

/** A time without a zone would be another moment for every reader. */
function timeOf(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const at = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(at) ? null : at;
}

function centsOf(text: string): number | null {
  const [, sign, dollars, cents = ''] = /^([+-]?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (dollars === undefined) return null;
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? 0 - amount : amount;
}

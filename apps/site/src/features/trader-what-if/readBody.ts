import { fees, type Column, type Places } from './file/columns.ts';
import { isBalance, isOrder, isTotalLabel } from './file/lineKinds.ts';
import { readAmount, type DecimalMark, type WrongAmount } from './file/readAmount.ts';
import type { Row } from './file/readRows.ts';
import { readTime, type TimeFormat } from './file/readTime.ts';
import { shorten, skip, textOf } from './rowTexts.ts';
import type { CellProblem, ReadOptions, SkippedLines, TradeFile } from './TradeFile.ts';

/** How a file writes times and amounts. */
export interface Format {
  readonly opened: TimeFormat;
  readonly closed: TimeFormat;
  readonly decimal: DecimalMark | null;
}

interface Reading {
  readonly headers: readonly string[];
  readonly places: Places;
  readonly format: Format;
  readonly charges: ReadOptions['charges'];
}

/** Reads the lines below the header: each is a trade, a line that is none, or a problem. */
export function readBody(body: readonly Row[], reading: Reading): Pick<TradeFile, 'trades' | 'problems' | 'skipped'> {
  const { places, format, charges } = reading;
  const skipped: SkippedLines[] = [];
  const problems: CellProblem[] = [];
  const lines: Line[] = [];
  /** What the profits above add up to, without and with deposits: a total is one of them. */
  const sums = { profit: 0, all: 0 };
  // A sum without a label is a total only below all trades: above, it can be a trade that lost its times.
  const end = body.findLastIndex(({ cells }) => cells[places.opened ?? -1] || cells[places.closed ?? -1]);
  for (const [index, row] of body.entries()) {
    const cell = (column: Column) => row.cells[places[column] ?? -1] ?? '';
    const kind = kindOf(
      row,
      cell,
      (amount) => index > end && (amount === sums.profit || amount === sums.all),
      places,
      format.decimal,
    );
    const profit = readAmount(cell('profit'), format.decimal);
    if (kind !== null) {
      skipped.push(skip(row, kind));
      if (kind === 'balance' && typeof profit === 'number') sums.all += profit;
      continue;
    }
    const line = readLine(row, reading);
    if ('problems' in line) problems.push(...line.problems);
    else {
      lines.push(line);
      sums.profit += line.profit;
      sums.all += line.profit;
    }
  }
  const credited = lines.find((line) => line.charges.some((cents) => cents > 0));
  const isUnsigned = credited !== undefined && !lines.some((line) => line.charges.some((cents) => cents < 0));
  if (isUnsigned && charges === undefined) problems.push(credited.chargeProblem());
  const sign = isUnsigned && charges === 'costs' ? -1 : 1;
  const trades = lines.map((line) => ({
    openedAt: line.openedAt,
    closedAt: line.closedAt,
    profitCents: line.profit + line.swap + sign * line.charges.reduce((sum, cents) => sum + cents, 0),
  }));
  return { trades, problems, skipped };
}

/** Why a line is no trade; `null` if it has to be one. */
function kindOf(
  row: Row,
  cell: (column: Column) => string,
  isSum: (cents: number | WrongAmount) => boolean,
  places: Places,
  decimal: DecimalMark | null,
): SkippedLines['kind'] | null {
  if (isBalance(cell('type'))) return 'balance';
  if (isOrder(cell('type'))) return 'order';
  if (cell('opened') !== '' || cell('closed') !== '') {
    const label = row.cells.find((text) => text !== '') ?? '';
    return isTotalLabel(label) && !/\d/.test(cell('opened') + cell('closed')) ? 'total' : null;
  }
  const filled = row.cells.filter((text) => text !== '');
  if (filled.length === 1 && !/\d/.test(filled[0] ?? '')) return 'note';
  const amounts = new Set([places.profit, ...fees.map((column) => places[column])]);
  const hasOnlyAmounts = row.cells.every((text, place) => text === '' || amounts.has(place));
  return filled.some(isTotalLabel) || (hasOnlyAmounts && isSum(readAmount(cell('profit'), decimal))) ? 'total' : null;
}

/** Fees that some programs write without a sign; a swap is a cost or a gain, and always has one. */
const charged = ['commission', 'fee', 'tax'] as const satisfies readonly Column[];

interface Line {
  readonly openedAt: number;
  readonly closedAt: number;
  readonly profit: number;
  readonly swap: number;
  readonly charges: readonly number[];
  readonly chargeProblem: () => CellProblem;
}

function readLine(row: Row, { headers, places, format }: Reading): Line | { readonly problems: readonly CellProblem[] } {
  const { line, cells } = row;
  const problem = (place: number, reason: CellProblem['reason'], text = cells[place] ?? ''): CellProblem => ({
    line,
    column: headers[place] || String(place + 1),
    reason,
    text: shorten(text),
  });
  const surplus = cells.findIndex((text, index) => index >= headers.length && text !== '');
  if (surplus >= 0) return { problems: [problem(surplus, 'surplus-cells')] };
  if (Math.max(...Object.values(places)) >= cells.length)
    return { problems: [problem(cells.length, 'missing-cells', textOf(row))] };

  const problems: CellProblem[] = [];
  const value = (column: Column, read: (text: string) => number | CellProblem['reason']): number => {
    const place = places[column];
    if (place === undefined) return 0;
    const found = read(cells[place] ?? '');
    if (typeof found === 'number') return found;
    problems.push(problem(place, found));
    return 0;
  };
  const amount = (text: string) => readAmount(text, format.decimal);
  const feeOf = (text: string) => (text === '' || text === '-' ? 0 : amount(text));
  const openedAt = value('opened', (text) => readTime(text, format.opened));
  const closedAt = value('closed', (text) => readTime(text, format.closed));
  const profit = value('profit', amount);
  const swap = value('swap', feeOf);
  const amounts = charged.map((column) => value(column, feeOf));
  if (problems.length === 0 && closedAt < openedAt) problems.push(problem(places.closed ?? 0, 'closed-before-opened'));
  if (problems.length > 0) return { problems };
  const credited = charged.find((_, index) => (amounts[index] ?? 0) > 0) ?? 'commission';
  return {
    openedAt,
    closedAt,
    profit,
    swap,
    charges: amounts,
    chargeProblem: () => problem(places[credited] ?? 0, 'ambiguous-charge'),
  };
}

import { rules } from '@duneline/specs/site';
import { fees, required, zoneOfHeader, type Column, type Places } from './file/columns.ts';
import { findHeader, hasHeader, type Header } from './file/findHeader.ts';
import { isBalance, isOrder, isTotalLabel } from './file/lineKinds.ts';
import { findDecimalMark, readAmount, type DecimalMark, type WrongAmount } from './file/readAmount.ts';
import { readRows, type Row } from './file/readRows.ts';
import {
  findDateOrder,
  hasZone,
  isTimeLike,
  readTime,
  type DateOrder,
  type TimeFormat,
  type WrongTime,
} from './file/readTime.ts';

/** A closed trade of the trader's own history: times in epoch milliseconds, money in US cents with all fees. */
export interface Trade {
  readonly openedAt: number;
  readonly closedAt: number;
  readonly profitCents: number;
}

/** What the trader says about a file; what is left out is read from it. */
export interface ReadOptions {
  /** The 0-based places of columns, `null` for a column that the file does not have. */
  readonly places?: Readonly<Partial<Record<Column, number | null>>>;
  /** The clock of times that do not say their zone, as `momentsIn` reads it. @default the firm's */
  readonly zone?: string;
  readonly dateOrder?: DateOrder;
  readonly decimal?: DecimalMark;
  /** Whether commissions without a sign are costs, or are credited. */
  readonly charges?: 'costs' | 'credits';
}

/** What is wrong in a cell, by the 1-based line of the file. */
export interface CellProblem {
  readonly line: number;
  /** The head of the column as the file writes it, or its 1-based number; the name of a column that is missing or doubled. */
  readonly column: string;
  readonly reason:
    | 'missing-column'
    | 'doubled-column'
    | 'above-header'
    | 'missing-cells'
    | 'surplus-cells'
    | 'bad-quotes'
    | 'closed-before-opened'
    | 'ambiguous-charge'
    | WrongTime
    | WrongAmount;
  /** What the cell holds. */
  readonly text: string;
}

/** Lines that are no trades. */
export interface SkippedLines {
  readonly line: number;
  readonly lastLine: number;
  readonly kind: 'title' | 'balance' | 'order' | 'total' | 'section' | 'note';
  readonly text: string;
}

export interface TradeFile {
  /** In the order in which they were closed; empty when anything is wrong. */
  readonly trades: readonly Trade[];
  readonly problems: readonly CellProblem[];
  readonly skipped: readonly SkippedLines[];
  /** The header, the first lines below it, and the columns that were read. */
  readonly table: {
    readonly headers: readonly string[];
    readonly sample: readonly (readonly string[])[];
    readonly places: Places;
  };
  /** The zone in which times without one were read; `null` if all say theirs. */
  readonly zone: string | null;
}

const SAMPLE_ROWS = 5;
/** What a page shows of a cell and of a header: a mark that is never closed makes one cell of a whole file. */
const SHOWN_LENGTH = 100;
const SHOWN_COLUMNS = 100;

const isBlank = ({ cells }: Row) => cells.every((cell) => cell === '');
const textOf = ({ cells }: Row) => shorten(cells.filter((cell) => cell !== '').join(' '));
const shorten = (text: string) => text.slice(0, SHOWN_LENGTH);
const shortenAll = (cells: readonly string[]) => cells.slice(0, SHOWN_COLUMNS).map(shorten);
const skip = (row: Row, kind: SkippedLines['kind'], last = row): SkippedLines => ({
  line: row.line,
  lastLine: last.line,
  kind,
  text: textOf(row),
});

/**
 * Reads closed trades from what MetaTrader, cTrader and others export, or from a table with the columns `opened`, `closed` and `profit`. Fees
 * in columns of their own are added. Lines that are no trades are listed; what cannot be read with certainty is a problem, and then no
 * trade is kept.
 */
export function readTrades(text: string, options: ReadOptions = {}): TradeFile {
  const { rows, wrongQuotes } = readRows(text, hasHeader);
  const header = findHeader(rows);
  const places = Object.fromEntries(
    Object.entries({ ...header.places, ...options.places }).filter(([, place]) => place !== null),
  ) as Places;
  const above = rows.slice(0, Math.max(0, header.index)).filter((row) => !isBlank(row));
  const { body, section } = cutAtSection(rows.slice(header.index + 1).filter((row) => !isBlank(row)));
  const skipped = [...above.map((row) => skip(row, 'title')), ...section];
  const table = {
    headers: shortenAll(header.headers),
    places,
    sample: body.slice(0, SAMPLE_ROWS).map(({ cells }) => shortenAll(cells)),
  };
  const unclear = [
    ...wrongQuotes.map((row) => ({ line: row.line, column: '1', reason: 'bad-quotes', text: textOf(row) }) as const),
    ...above
      .filter(({ cells }) => cells.filter(isTimeLike).length > 1)
      .map((row) => ({ line: row.line, column: '1', reason: 'above-header', text: textOf(row) }) as const),
    ...columnProblems(header, places, options),
  ];
  if (unclear.length > 0) return { trades: [], problems: unclear, skipped, table, zone: null };
  const { format, zone } = findFormat(body, header.headers, places, options);
  const read = readBody(body, { headers: header.headers, places, format, charges: options.charges });
  const trades = read.problems.length > 0 ? [] : read.trades.toSorted((one, other) => one.closedAt - other.closedAt);
  return { trades, problems: read.problems, skipped: [...skipped, ...read.skipped], table, zone };
}

function columnProblems({ line, doubled }: Header, places: Places, { places: given = {} }: ReadOptions): readonly CellProblem[] {
  const missing = required.filter((column) => places[column] === undefined);
  const unsure = doubled.filter((column) => given[column] === undefined);
  return [
    ...missing.map((column) => ({ line, column, reason: 'missing-column', text: '' }) as const),
    ...unsure.map((column) => ({ line, column, reason: 'doubled-column', text: '' }) as const),
  ];
}

/** Reports list open trades, orders and deals below the closed trades: a title alone in its row, then another header. */
function cutAtSection(rows: readonly Row[]): { readonly body: readonly Row[]; readonly section: readonly SkippedLines[] } {
  const filled = (row: Row | undefined) => row?.cells.filter((cell) => cell !== '') ?? [];
  const isHeader = (row: Row | undefined) => filled(row).length >= 3 && !filled(row).some((cell) => /\d/.test(cell));
  const start = rows.findIndex((row, index) => filled(row).length === 1 && isHeader(rows[index + 1]));
  const [first, last] = [rows[start], rows.at(-1)];
  if (!first || !last) return { body: rows, section: [] };
  return { body: rows.slice(0, start), section: [skip(first, 'section', last)] };
}

interface Format {
  readonly opened: TimeFormat;
  readonly closed: TimeFormat;
  readonly decimal: DecimalMark | null;
}

/** How the file writes times and amounts, as far as all its lines together show it. */
function findFormat(
  body: readonly Row[],
  headers: readonly string[],
  places: Places,
  options: ReadOptions,
): { readonly format: Format; readonly zone: string | null } {
  const cellsOf = (columns: readonly Column[]) =>
    columns.flatMap((column) => {
      const place = places[column];
      return place === undefined ? [] : body.map(({ cells }) => cells[place] ?? '');
    });
  const times = cellsOf(['opened', 'closed']);
  const headZone = (column: 'opened' | 'closed') => zoneOfHeader(headers[places[column] ?? -1] ?? '');
  const [openedZone, closedZone] = [headZone('opened'), headZone('closed')];
  const zone = times.some(hasZone) ? null : (options.zone ?? rules.dayClose.timeZone);
  // cTrader, which writes its zone into the header, also writes the day first.
  const order = options.dateOrder ?? findDateOrder(times) ?? (openedZone === null ? null : 'day-first');
  return {
    format: {
      opened: { zone: openedZone ?? zone, order },
      closed: { zone: closedZone ?? zone, order },
      decimal: options.decimal ?? findDecimalMark(cellsOf(['profit', ...fees])),
    },
    zone: openedZone === null || closedZone === null ? zone : null,
  };
}

interface Reading {
  readonly headers: readonly string[];
  readonly places: Places;
  readonly format: Format;
  readonly charges: ReadOptions['charges'];
}

function readBody(body: readonly Row[], reading: Reading): Pick<TradeFile, 'trades' | 'problems' | 'skipped'> {
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

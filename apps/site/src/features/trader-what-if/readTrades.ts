import { rules } from '@duneline/specs/site';
import { fees, required, zoneOfHeader, type Column, type Places } from './file/columns.ts';
import { findHeader, hasHeader, type Header } from './file/findHeader.ts';
import { findDecimalMark } from './file/readAmount.ts';
import { readRows, type Row } from './file/readRows.ts';
import { findDateOrder, hasZone, isTimeLike } from './file/readTime.ts';
import { readBody, type Format } from './readBody.ts';
import { isBlank, shortenAll, skip, textOf } from './rowTexts.ts';
import type { CellProblem, ReadOptions, SkippedLines, TradeFile } from './TradeFile.ts';

const SAMPLE_ROWS = 5;

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

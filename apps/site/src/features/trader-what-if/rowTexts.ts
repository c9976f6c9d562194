import type { Row } from './file/readRows.ts';
import type { SkippedLines } from './TradeFile.ts';

/** What a page shows of a cell and of a header: a mark that is never closed makes one cell of a whole file. */
const SHOWN_LENGTH = 100;
const SHOWN_COLUMNS = 100;

export const isBlank = ({ cells }: Row) => cells.every((cell) => cell === '');
export const textOf = ({ cells }: Row) => shorten(cells.filter((cell) => cell !== '').join(' '));
export const shorten = (text: string) => text.slice(0, SHOWN_LENGTH);
export const shortenAll = (cells: readonly string[]) => cells.slice(0, SHOWN_COLUMNS).map(shorten);
export const skip = (row: Row, kind: SkippedLines['kind'], last = row): SkippedLines => ({
  line: row.line,
  lastLine: last.line,
  kind,
  text: textOf(row),
});

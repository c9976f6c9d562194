import { columns, findColumns, required, type Column, type Places } from './columns.ts';
import type { Row } from './readRows.ts';
import { isTimeLike } from './readTime.ts';

/** Reports have a few lines about the account above their header. */
const SEARCHED = 200;

export interface Header {
  /** The index of the header among the rows; -1 if the first row is already a trade. */
  readonly index: number;
  /** The line of the header, or the first. */
  readonly line: number;
  /** The headers as they are written. */
  readonly headers: readonly string[];
  readonly places: Places;
  /** Columns that more than one head names. */
  readonly doubled: readonly Column[];
}

const hasRequired = (places: Places) => required.every((column) => places[column] !== undefined);

/** Whether a header with all that a trade needs is among the rows. */
export function hasHeader(rows: readonly Row[]): boolean {
  return rows.slice(0, SEARCHED).some(({ cells }) => hasRequired(findColumns(cells).places));
}

/** The header of a file: the first row that names all required columns, or the one that comes closest. */
export function findHeader(rows: readonly Row[]): Header {
  const candidates = rows
    .slice(0, SEARCHED)
    .map(({ line, cells }, index) => ({ index, line, headers: cells, ...findColumns(cells) }));
  const found = candidates.find(({ places }) => hasRequired(places));
  if (found) return found;
  const widest = candidates.toSorted((one, other) => filled(other.headers) - filled(one.headers))[0];
  const isNamed = ({ places }: Header) => columns.filter((column) => places[column] !== undefined).length > 1;
  const closest = candidates.find(isNamed) ?? widest;
  if (closest && !closest.headers.some(isTimeLike)) return closest;
  return { index: -1, line: 1, headers: (closest?.headers ?? []).map(() => ''), places: {}, doubled: [] };
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}

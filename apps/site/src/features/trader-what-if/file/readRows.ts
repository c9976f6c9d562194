import Papa from 'papaparse';
import { readHtmlRows } from './readHtmlRows.ts';

/** A row of a file: the 1-based line on which it begins, and its cells without spaces around them. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file in one of the ways in which it can be read, and the lines whose quotes do not match. */
export interface Rows {
  readonly rows: readonly Row[];
  readonly wrongQuotes: readonly Row[];
}

const separators = [',', ';', '\t', '|'];

/**
 * The rows of an HTML report or of a file with separators: with the one that Excel's line `sep=;` names, or the first with which
 * `isKnown` recognizes the file, or the one that occurs most at its beginning.
 */
export function readRows(text: string, isKnown: (rows: readonly Row[]) => boolean): Rows {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (/^\s*<[!a-z][^]*<tr/i.test(clean)) return { rows: readHtmlRows(clean), wrongQuotes: [] };
  const [first = ''] = clean.split('\n', 1);
  const [, named] = /^sep=(.)\s*$/i.exec(first) ?? [];
  if (named !== undefined) return split(clean, named, { from: 1 });
  const start = clean.slice(0, 5000);
  const count = (separator: string) => start.split(separator).length;
  const best = separators.toSorted((one, other) => count(other) - count(one));
  const found = best.find((separator) => isKnown(split(clean, separator, { preview: 200 }).rows));
  return split(clean, found ?? best[0] ?? ',');
}

function split(text: string, delimiter: string, { preview, from = 0 }: { preview?: number; from?: number } = {}): Rows {
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter, newline: '\n', preview });
  let line = 1;
  const rows = data.map((cells) => {
    const row = { line, cells: cells.map((cell) => cell.trim()) };
    line += 1 + cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    return row;
  });
  const wrong = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row));
  return { rows: rows.slice(from), wrongQuotes: rows.filter((_, index) => wrong.has(index)) };
}

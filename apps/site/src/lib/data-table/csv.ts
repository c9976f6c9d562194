import type { DataColumn, ReadRows, RowsRequest } from './DataColumn.ts';

type Value = string | number | null;

/** Characters that make spreadsheets treat a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n\t]|^\s|\s$/;
const LINE_END = '\r\n';
/** Without it, spreadsheets read UTF-8 as the local encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell according to RFC 4180; text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function csvCell(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvLine(values: readonly Value[]): string {
  return values.map(csvCell).join(',') + LINE_END;
}

/** Rows per request. */
export const EXPORT_PAGE = 1000;

export interface CsvChunk {
  readonly text: string;
  /** Rows exported so far, and in total. */
  readonly done: number;
  readonly count: number;
}

interface CsvSource<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly read: ReadRows<Row>;
  readonly request: Pick<RowsRequest, 'filters' | 'order' | 'signal'>;
}

/**
 * All rows of a view as CSV, one page at a time, so that the file is never a single string.
 * @throws as `read`
 */
export async function* csvChunks<Row>({ columns, read, request }: CsvSource<Row>): AsyncGenerator<CsvChunk, void> {
  const exported = columns.flatMap(({ label, csv }) => (csv ? [{ label, csv }] : []));
  let text = BYTE_ORDER_MARK + csvLine(exported.map(({ label }) => label));
  for (let from = 0; ; from += EXPORT_PAGE) {
    const { rows, count } = await read({ ...request, from, to: from + EXPORT_PAGE - 1 });
    text += rows.map((row) => csvLine(exported.map(({ csv }) => csv(row)))).join('');
    const done = from + rows.length;
    yield { text, done, count };
    if (rows.length < EXPORT_PAGE || done >= count) return;
    text = '';
  }
}

import type { TableColumn } from '@duneline/ui';

/** A column of a table whose rows the backend sorts. */
export interface DataColumn<Row> extends Omit<TableColumn<Row>, 'sortBy' | 'allowsSorting'> {
  /** The database column to sort by; omitted if the column is not sortable. */
  readonly orderBy?: string;
  /** The cell in the exported file; `null` for an empty cell. Omitted if the column is not exported. */
  readonly csv?: (row: Row) => string | number | null;
  /** Hidden until the user shows it. */
  readonly isHidden?: boolean;
  /** Whether an exported file has it even while the list hides it. */
  readonly isAlwaysExported?: boolean;
}

/** The filters, order and range of rows to read. */
export interface RowsRequest {
  readonly filters: Readonly<Record<string, string>>;
  readonly order: { readonly column: string; readonly isAscending: boolean };
  /** Index of the first row, from 0. */
  readonly from: number;
  /** Index of the last row, inclusive, as PostgREST's `range`. */
  readonly to: number;
  readonly signal: AbortSignal;
  /** The rows are wanted at once: `count` may then be the rows read so far. */
  readonly isUncounted?: boolean;
}

export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  /** Number of rows that match the filters. */
  readonly count: number;
}

/** Reads a range of rows. The same request must give the same order, so end the order with a unique column. */
export type ReadRows<Row> = (request: RowsRequest) => Promise<RowsPage<Row>>;

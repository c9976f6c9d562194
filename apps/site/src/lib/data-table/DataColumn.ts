import type { TableColumn } from '@duneline/ui';

/** A column of rows that the backend sorts. */
export interface DataColumn<Row> extends Omit<TableColumn<Row>, 'sortBy' | 'isSortedOutside'> {
  /** The column of the table or view in the database; without it nobody can sort by this one. */
  readonly orderBy?: string;
  /** What the exported file holds; `null` for an empty cell. Without it the column is not exported. */
  readonly csv?: (row: Row) => string | number | null;
  /** Shown only when somebody asks for it. */
  readonly isHidden?: boolean;
}

/** Which rows to read: the filters and the order of the view, and a range of them. */
export interface RowsRequest {
  readonly filters: Readonly<Record<string, string>>;
  readonly order: { readonly column: string; readonly isAscending: boolean };
  /** Index of the first row, from 0. */
  readonly from: number;
  /** Index of the last row, inclusive, as PostgREST's `range`. */
  readonly to: number;
  readonly signal: AbortSignal;
}

export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  /** Rows that the filters leave. */
  readonly count: number;
}

/** Reads a range of rows; the same request must give the same order, so end the order with a unique column. */
export type ReadRows<Row> = (request: RowsRequest) => Promise<RowsPage<Row>>;

import type { TableSort } from './TableColumn.ts';

/** The table's own words. */
export interface TableWords {
  /** Stands in a cell without content. */
  none: string;
  /** Said of the rows that are on their way. */
  loading: string;
  /** Shown when there is no row and no `empty`. */
  empty: string;
  selectAll: string;
  /** Stands before the name of the row. */
  select: string;
  sorted: (column: string, direction: TableSort['direction']) => string;
  widthOf: (column: string) => string;
}

export const tableWords: TableWords = {
  none: 'none',
  loading: 'Loading…',
  empty: 'Nothing here yet.',
  selectAll: 'Select all rows',
  select: 'Select',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}.`,
  widthOf: (column) => `Width of ${column}`,
};

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
  /** Before the name of the row, on the button that shows its details. */
  details: string;
  /** On the bar of bulk actions. */
  selectedCount: (count: number) => string;
  clearSelection: string;
  sorted: (column: string, direction: TableSort['direction']) => string;
  widthOf: (column: string) => string;
}

export const tableWords: TableWords = {
  none: 'none',
  loading: 'Loading…',
  empty: 'Nothing here yet.',
  selectAll: 'Select all rows',
  select: 'Select',
  details: 'Details of',
  selectedCount: (count) => `${count} selected`,
  clearSelection: 'Clear selection',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}.`,
  widthOf: (column) => `Width of ${column}`,
};

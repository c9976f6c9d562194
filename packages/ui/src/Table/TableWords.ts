import type { TableSort } from './TableColumn.ts';

/** Built-in texts of the table. */
export interface TableWords {
  /** In a cell without content. */
  none: string;
  /** Announced for loading rows. */
  loading: string;
  /** Shown if there are no rows and no `empty`. */
  empty: string;
  selectAll: string;
  /** Precedes the row's name. */
  select: string;
  /** Precedes the row's name, on the button for details. */
  details: string;
  /** In the bar of bulk actions. */
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

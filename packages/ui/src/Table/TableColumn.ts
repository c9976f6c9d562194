import type { ReactNode } from 'react';

/** A column of a table of `Row`s. The first column labels its row. */
export interface TableColumn<Row> {
  id: string;
  /** The column's heading, and the label of its value if rows are cards. */
  label: string;
  /** The cell's content; without content the text for "none" is shown. */
  cell: (row: Row) => ReactNode;
  /** Use `end` for figures. @default 'start' */
  align?: 'start' | 'end';
  /** The value for sorting: numbers by size, texts by the alphabet of `locale`. */
  sortBy?: (row: Row) => string | number;
  /** The caller sorts, on `onSortChange`; rows are shown in their given order. */
  isSortedOutside?: boolean;
  /** A summary below the rows: a total, an average. */
  footer?: ReactNode;
  /** Width in CSS pixels. By default a plain table fits its content; a resizable or virtual one uses 160. */
  width?: number;
}

export interface TableSort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

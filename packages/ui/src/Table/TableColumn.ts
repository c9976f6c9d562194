import type { Key } from '../element/Key.ts';
import type { ReactNode } from 'react';

/** A column of a table of `Row`s. */
export interface TableColumn<Row> {
  id: string;
  /** The column's heading, and the label of its value if rows are cards. */
  label: string;
  /** Whether its cells label their rows, for screen readers. @default the first column's do */
  isRowHeader?: boolean;
  /** The cell's content; without content the text for "none" is shown. @default the row's value with the name of the column's `id` */
  cell?: (row: Row) => ReactNode;
  /** Use `end` for figures. @default 'start' */
  align?: 'start' | 'end';
  /** The value for sorting: numbers by size, texts by the alphabet of `locale`. */
  sortBy?: (row: Row) => string | number;
  /** Sortable without `sortBy`: the caller sorts, on `onSortChange`, and rows are shown in their given order. */
  allowsSorting?: boolean;
  /** A summary below the rows: a total, an average. */
  footer?: ReactNode;
  /** Width in CSS pixels. By default a plain table fits its content; a resizable or virtual one uses 160. */
  width?: number;
}

/** The sorted column, as React Aria describes it. */
export interface SortDescriptor {
  readonly column: Key;
  readonly direction: 'ascending' | 'descending';
}

export interface TableSort extends SortDescriptor {
  /** The column's id. */
  readonly column: string;
}

import type { ReactNode } from 'react';

/** A column of a table of `Row`s. The first column names its row. */
export interface TableColumn<Row> {
  id: string;
  /** Head of the column, and the name of its value where a row is a card. */
  label: string;
  /** What a row shows here; nothing at all shows as the word for "none". */
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** What the rows are sorted by: figures by size, words by the alphabet of `locale`. */
  sortBy?: (row: Row) => string | number;
  /** The caller sorts, in `onSortChange`: the rows come in their order. */
  isSortedOutside?: boolean;
  /** Sums the column up, below the rows: a total, an average. */
  footer?: ReactNode;
  /** In CSS pixels. Without it a plain table fits the content; a resizable or virtual one takes 160. */
  width?: number;
}

export interface TableSort {
  /** The column's id. */
  column: string;
  direction: 'ascending' | 'descending';
}

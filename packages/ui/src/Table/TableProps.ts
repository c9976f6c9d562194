import type { ReactNode } from 'react';
import type { TableColumn, TableSort } from './TableColumn.ts';
import type { TableWords } from './TableWords.ts';

export interface TableProps<Row> {
  /** Names the table for those who listen; who looks reads the heading above it. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** A name of the row that no other row has. */
  rowKey: (row: Row) => string;
  /** With `onSortChange`, the caller holds the order. */
  sort?: TableSort | null;
  defaultSort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** A checkbox begins every row, and one in the head takes all of them. Shift takes all rows since the last. */
  isSelectable?: boolean;
  /** Keys of the chosen rows; with `onSelectionChange`, the caller holds them. */
  selected?: ReadonlySet<string>;
  defaultSelected?: ReadonlySet<string>;
  onSelectionChange?: (selected: ReadonlySet<string>) => void;
  /** Every column but the last, which takes the rest, has a handle: dragged, or moved by the arrow keys. */
  isResizable?: boolean;
  /** The first column stays while the others scroll sideways. */
  isFirstColumnSticky?: boolean;
  /** Any CSS length. A longer table scrolls below its head, which stays. */
  maxBlockSize?: string;
  /** More rows are on their way. */
  isLoading?: boolean;
  /** What went wrong and how to go on, in place of the rows that did not come. */
  error?: ReactNode;
  /** Stands where there is no row, such as an `EmptyState`. */
  empty?: ReactNode;
  /** Where its box has less than 640 CSS pixels, each row is a card; or it scrolls sideways. @default 'cards' */
  narrow?: 'cards' | 'scroll';
  /** BCP 47 tag of the language whose alphabet sorts words. @default 'en' */
  locale?: string;
  words?: Partial<TableWords>;
}

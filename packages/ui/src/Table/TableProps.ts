import type { ReactElement, ReactNode } from 'react';
import type { Keys } from '../element/Key.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import type { LinkParts } from '../Link/LinkParts.ts';
import type { SortDescriptor, TableColumn, TableSort } from './TableColumn.ts';
import type { TableWords } from './TableWords.ts';

export interface TableProps<Row> extends ElementProps<HTMLDivElement> {
  /** The name of the table; the visible heading is above it. */
  'aria-label': string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** A unique key of the row, as a text. @default its `id` */
  rowKey?: (row: Row) => string;
  /** The order, if controlled with `onSortChange`. */
  sortDescriptor?: SortDescriptor | null;
  defaultSortDescriptor?: SortDescriptor;
  onSortChange?: (sort: TableSort) => void;
  /** Adds a checkbox to each row, and one for all rows. With Shift it selects all rows since the last one. */
  selectionMode?: 'none' | 'multiple';
  /** Keys of the selected rows, if controlled with `onSelectionChange`. */
  selectedKeys?: 'all' | Keys;
  defaultSelectedKeys?: 'all' | Keys;
  onSelectionChange?: (keys: Set<string>) => void;
  /** Buttons for the selected rows, in a bar that is shown while rows are selected. */
  bulkActions?: (selected: ReadonlySet<string>) => ReactNode;
  /** The row's URL: its first cell is a link whose target covers the row. That cell must not contain other controls. */
  rowHref?: (row: Row) => string | undefined;
  /** Renders another element for a row's link, such as a router's link, with the same props. */
  render?: (parts: LinkParts) => ReactElement;
  /** Called with the key of a pressed row: its first cell is a button whose target covers the row. `rowHref` takes precedence. */
  onRowAction?: (key: string) => void;
  /** Details of a row, shown below it by the button at its end. */
  renderDetails?: (row: Row) => ReactNode;
  /** Keys of the expanded rows, if controlled with `onExpandedChange`. */
  expandedKeys?: Keys;
  defaultExpandedKeys?: Keys;
  onExpandedChange?: (keys: Set<string>) => void;
  /** Visibility by column id; `false` hides a column. The first column, and the one that labels the rows, are always visible. */
  columnVisibility?: Readonly<Record<string, boolean>>;
  /** Every column except the last, which takes the remaining width, can be resized by dragging or arrow keys. */
  isResizable?: boolean;
  /** The first column is sticky when the others scroll sideways. */
  isFirstColumnSticky?: boolean;
  /** Any CSS length. A longer table scrolls below a sticky header. */
  maxBlockSize?: string;
  /** More rows are loading. */
  isPending?: boolean;
  /** An error and what to do, instead of the rows that failed to load. */
  error?: ReactNode;
  /** What an empty table shows, such as an `EmptyState`. */
  renderEmptyState?: () => ReactNode;
  /**
   * What happens below a container width of 640 CSS pixels: rows become cards, or the table scrolls sideways. @default 'cards'
   */
  narrow?: 'cards' | 'scroll';
  /** BCP 47 tag of the language whose alphabet sorts texts. @default 'en' */
  locale?: string;
  words?: Partial<TableWords>;
}

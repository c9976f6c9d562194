import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import type { LinkParts } from '../Link/Link.tsx';
import type { TableColumn, TableSort } from './TableColumn.ts';
import type { TableWords } from './TableWords.ts';

export interface TableProps<Row> extends ElementProps<HTMLDivElement> {
  /** Names the table for screen reader users; who looks reads the heading above it. */
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
  /** Buttons for the selected rows, in a bar that appears with the first of them. */
  bulkActions?: (selected: ReadonlySet<string>) => ReactNode;
  /** Where a row leads: its first cell is a link whose target covers the row. The cell itself must not contain a control. */
  rowHref?: (row: Row) => string | undefined;
  /** Draws another element for the link of a row, such as a router's link, with the same parts. */
  render?: (parts: LinkParts) => ReactElement;
  /** Called with the key of a pressed row: its first cell is a button whose target covers the row. `rowHref` takes precedence. */
  onRowAction?: (key: string) => void;
  /** Details of a row, below it when its button at the end is pressed. */
  renderDetails?: (row: Row) => ReactNode;
  /** Keys of the rows that show their details; with `onExpandedChange`, the caller holds them. */
  expanded?: ReadonlySet<string>;
  defaultExpanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Columns by id; `false` hides one. The first column names the rows and is always shown. */
  columnVisibility?: Readonly<Record<string, boolean>>;
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

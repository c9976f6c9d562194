import { useId, useState, type ComponentType } from 'react';
import { isBlank, warnOnce } from '../dev/warnOnce.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BulkBar } from './BulkBar.tsx';
import { columnWidth } from './columnWidth.ts';
import { StateRows } from './StateRows.tsx';
import './cards.css.ts';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import { readRowKey } from './readKeys.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import type { TableProps } from './TableProps.ts';
import type { TableRowProps } from './TableRow.tsx';
import { tableWords } from './TableWords.ts';
import { useExpansion } from './useExpansion.ts';
import { useSelection } from './useSelection.ts';
import { useSort } from './useSort.ts';
import { useVisibleColumns } from './useVisibleColumns.ts';

/** Props of the component that renders the rows. */
export interface TableRowsProps<Row> extends Omit<
  TableRowProps<Row>,
  'row' | 'index' | 'isSelected' | 'isExpanded' | 'isIndexed'
> {
  rows: readonly Row[];
  selected: ReadonlySet<string>;
  expanded: ReadonlySet<string>;
  /** The scrollable element, once mounted. */
  scroller: HTMLElement | null;
}

interface TableFrameProps<Row> extends TableProps<Row> {
  Rows: ComponentType<TableRowsProps<Row>>;
  /** Rows are one line high and have `aria-rowindex`. */
  isVirtual?: boolean;
}

/** Everything in a table except the rendering of its rows. */
export function TableFrame<Row>(given: TableFrameProps<Row>) {
  const { Rows, isVirtual = false, ...props } = useTexts('Table', given);
  const {
    'aria-label': caption,
    rowKey = readRowKey,
    selectionMode,
    isResizable,
    isFirstColumnSticky,
    maxBlockSize,
    ...rest
  } = props;
  const { columnVisibility, isPending, narrow } = rest;
  const isSelectable = selectionMode === 'multiple';
  warnOnce(isBlank(caption), 'A Table has no aria-label: say in a word or two what its rows are.');
  const words = { ...tableWords, ...props.words };
  const id = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [resized, setResized] = useState<Readonly<Record<string, number>>>({});
  const { rows, sort, sortBy } = useSort(props);
  const { selected, select, selectAll, clear } = useSelection(rows, rowKey, props);
  const { expanded, expand } = useExpansion(props);
  const isExpandable = props.renderDetails !== undefined;
  const columns = useVisibleColumns(props.columns, columnVisibility);

  const isFixed = isVirtual || isResizable;
  const isFramed = isFirstColumnSticky || maxBlockSize !== undefined;
  const widths = columns.map((column) => resized[column.id] ?? column.width ?? (isFixed ? columnWidth.initial : undefined));
  const minInlineSize = isFixed ? widths.reduce<number>((sum, width = 0) => sum + width, isSelectable ? CHECK : 0) : undefined;
  // Keeps the focused element clear of the sticky first column.
  const scrollPaddingInlineStart = isFirstColumnSticky
    ? (isSelectable ? CHECK : 0) + (widths[0] ?? columnWidth.initial)
    : undefined;
  const sorted = columns.find((column) => column.id === sort?.column);

  return (
    <div {...pickElementProps(rest)} className={css.container}>
      <div
        ref={setScroller}
        className={css.scroller({ isFramed })}
        style={{ maxBlockSize, scrollPaddingInlineStart }}
        {...(isFramed && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
      >
        <table
          {...roles.table}
          className={css.table({
            isFixed,
            isFramed,
            isSelectable,
            isFirstColumnSticky,
            isCards: !isFramed && narrow !== 'scroll',
          })}
          style={{ minInlineSize }}
          aria-busy={isPending}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
        >
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <colgroup>
            {isSelectable && <col style={{ inlineSize: CHECK }} />}
            {columns.map((column, index) => (
              <col key={column.id} style={{ inlineSize: isFixed && index === columns.length - 1 ? undefined : widths[index] }} />
            ))}
            {isExpandable && <col style={{ inlineSize: CHECK }} />}
          </colgroup>
          <TableHead
            {...{ columns, words, isExpandable }}
            sort={sort}
            onSort={sortBy}
            widths={isResizable ? widths : undefined}
            onResize={(column, width) => setResized({ ...resized, [column]: width })}
            selection={
              isSelectable ? { chosen: countOf(rows, selected, rowKey), of: rows.length, onChange: selectAll } : undefined
            }
          />
          <tbody {...roles.rowgroup} className={css.body}>
            <Rows
              {...{ rows, rowKey, columns, words, selected, expanded, scroller }}
              {...{ rowHref: props.rowHref, render: props.render, onRowAction: props.onRowAction }}
              renderDetails={props.renderDetails}
              onExpand={expand}
              tableId={id}
              onSelect={isSelectable ? select : undefined}
            />
            <StateRows
              {...{ columns, isSelectable, isExpandable }}
              isEmpty={rows.length === 0}
              isPending={isPending}
              error={props.error}
              renderEmptyState={props.renderEmptyState ?? (() => <span className={css.noValue}>{words.empty}</span>)}
            />
          </tbody>
          <TableFoot {...{ columns, isSelectable, isExpandable }} />
        </table>
      </div>
      {props.bulkActions && (
        <BulkBar count={selected.size} words={words} onClear={clear}>
          {props.bulkActions(selected)}
        </BulkBar>
      )}
      <VisuallyHidden as="div">
        <output>
          {sort && sorted && <span>{words.sorted(sorted.label, sort.direction)} </span>}
          {isPending && <span>{words.loading} </span>}
          {props.bulkActions && selected.size > 0 && <span>{words.selectedCount(selected.size)}</span>}
        </output>
      </VisuallyHidden>
    </div>
  );
}

/** Width of the columns of checkboxes and of details buttons, in CSS pixels. */
const CHECK = 44;

/** Counts only as far as necessary: selected rows may be on another page. */
function countOf<Row>(rows: readonly Row[], selected: ReadonlySet<string>, rowKey: (row: Row) => string): number {
  return selected.size === 0 ? 0 : rows.filter((row) => selected.has(rowKey(row))).length;
}

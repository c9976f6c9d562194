import { Icon } from '../Icon/Icon.tsx';
import { arrowDown, arrowUp, type IconShape } from '../Icon/icons.ts';
import { ColumnResizer } from './ColumnResizer.tsx';
import { RowCheck } from './RowCheck.tsx';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import type { SortDescriptor, TableColumn } from './TableColumn.ts';
import type { TableWords } from './TableWords.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  words: TableWords;
  sort: SortDescriptor | null;
  onSort: (column: TableColumn<Row>) => void;
  /** In CSS pixels, one per column; if given, every column except the last can be resized. */
  widths: readonly (number | undefined)[] | undefined;
  onResize: (column: string, width: number) => void;
  /** The last cells toggle details. */
  isExpandable: boolean;
  /** The number of selected rows. */
  selection: { chosen: number; of: number; onChange: (isSelected: boolean) => void } | undefined;
}

/** Both directions: sortable, but not sorted. */
const upOrDown: IconShape = { d: 'm6.5 8 3.5-3.5L13.5 8M6.5 12l3.5 3.5 3.5-3.5' };

/** The header row, with controls to sort, select and resize. */
export function TableHead<Row>({ columns, words, sort, onSort, widths, onResize, isExpandable, selection }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowgroup} className={css.header}>
      <tr {...roles.row} aria-rowindex={1}>
        {selection && (
          <th {...roles.columnheader} scope="col" className={css.check}>
            <RowCheck
              label={words.selectAll}
              isSelected={selection.of > 0 && selection.chosen === selection.of}
              isIndeterminate={selection.chosen > 0 && selection.chosen < selection.of}
              onChange={selection.onChange}
            />
          </th>
        )}
        {columns.map((column, index) => {
          const { id, label, align, sortBy, allowsSorting } = column;
          const direction = sort?.column === id ? sort.direction : undefined;
          const isSortable = sortBy !== undefined || allowsSorting;
          const width = index < columns.length - 1 ? widths?.[index] : undefined;
          return (
            <th
              key={id}
              {...roles.columnheader}
              scope="col"
              className={index === 0 ? css.firstCell : css.cell}
              data-align={align}
              data-sortable={isSortable}
              aria-sort={direction}
              aria-label={label}
            >
              {isSortable ? (
                <button type="button" className={css.sort} onClick={() => onSort(column)}>
                  {label}
                  <Icon of={{ ascending: arrowUp, descending: arrowDown, none: upOrDown }[direction ?? 'none']} size={14} />
                </button>
              ) : (
                label
              )}
              {width !== undefined && (
                <ColumnResizer label={words.widthOf(label)} width={width} onChange={(next) => onResize(id, next)} />
              )}
            </th>
          );
        })}
        {isExpandable && <td {...roles.cell} className={css.expander} />}
      </tr>
    </thead>
  );
}

import { memo, type ReactNode } from 'react';
import { DetailsButton } from './DetailsButton.tsx';
import { RowCheck } from './RowCheck.tsx';
import { RowTarget, type RowTargetProps } from './RowTarget.tsx';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import { readCell } from './readKeys.ts';
import type { TableColumn } from './TableColumn.ts';
import type { TableWords } from './TableWords.ts';

export interface TableRowProps<Row> {
  tableId: string;
  row: Row;
  /** Index of the row, from 0. */
  index: number;
  rowKey: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  words: TableWords;
  isSelected: boolean;
  onSelect?: (index: number, isSelected: boolean, isRange: boolean) => void;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  render?: RowTargetProps['render'];
  onRowAction?: ((key: string) => void) | undefined;
  renderDetails?: ((row: Row) => ReactNode) | undefined;
  isExpanded: boolean;
  onExpand: (key: string, isExpanded: boolean) => void;
  /** Sets `aria-rowindex`, because only some rows are in the document. */
  isIndexed?: boolean;
}

/** A row, labeled by the cell of its header column. */
export const TableRow = memo(Row) as typeof Row;

function Row<Data>({ row, index, columns, words, onSelect, ...props }: TableRowProps<Data>) {
  const key = props.rowKey(row);
  const checkId = `${props.tableId}-check-${index}`;
  const nameId = `${props.tableId}-name-${index}`;
  const detailsId = `${props.tableId}-details-${index}`;
  const href = props.rowHref?.(row);
  const act = props.onRowAction;
  const { renderDetails, isExpanded, isSelected } = props;
  const header = Math.max(
    columns.findIndex(({ isRowHeader }) => isRowHeader),
    0,
  );
  return (
    <>
      <tr
        {...roles.row}
        className={css.row}
        data-selected={isSelected || undefined}
        data-target={href !== undefined || act !== undefined || undefined}
        aria-rowindex={props.isIndexed ? index + 2 : undefined}
      >
        {onSelect && (
          <td {...roles.cell} className={css.check}>
            <RowCheck
              id={checkId}
              label={words.select}
              labelledBy={`${checkId} ${nameId}`}
              isSelected={isSelected}
              onChange={(isChosen, isRange) => onSelect(index, isChosen, isRange)}
            />
          </td>
        )}
        {columns.map(({ id, label, align, cell }, place) => {
          const content = cell ? cell(row) : readCell(row, id);
          const shown = isNothing(content) ? <span className={css.noValue}>{words.none}</span> : content;
          const target = place === 0 && { href, render: props.render, onPress: act && (() => act(key)) };
          const inside = target ? <RowTarget {...target}>{shown}</RowTarget> : shown;
          const className = place === 0 ? css.firstCell : css.cell;
          const look = { className, 'data-align': align, 'data-label': place === 0 ? undefined : label };
          return place === header ? (
            <th key={id} id={nameId} {...roles.rowheader} {...look} scope="row">
              {inside}
            </th>
          ) : (
            <td key={id} {...roles.cell} {...look}>
              {inside}
            </td>
          );
        })}
        {renderDetails && (
          <td {...roles.cell} className={css.expander}>
            <DetailsButton
              {...{ isExpanded, nameId, detailsId, label: words.details }}
              onPress={() => props.onExpand(key, !isExpanded)}
            />
          </td>
        )}
      </tr>
      {renderDetails && isExpanded && (
        <tr {...roles.row} className={css.details}>
          <td {...roles.cell} id={detailsId} colSpan={columns.length + (onSelect ? 2 : 1)} className={css.detailsCell}>
            {renderDetails(row)}
          </td>
        </tr>
      )}
    </>
  );
}

function isNothing(content: ReactNode): boolean {
  return content === null || content === undefined || content === '' || content === false;
}

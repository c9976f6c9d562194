import { memo, type ReactNode } from 'react';
import { RowCheck } from './RowCheck.tsx';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import type { TableColumn } from './TableColumn.ts';
import type { TableWords } from './TableWords.ts';

export interface TableRowProps<Row> {
  tableId: string;
  row: Row;
  /** Its place among the rows, from 0. */
  index: number;
  columns: readonly TableColumn<Row>[];
  words: TableWords;
  isSelected: boolean;
  onSelect?: (index: number, isSelected: boolean, isRange: boolean) => void;
  /** Says its place among all rows, of which only some are in the document. */
  isIndexed?: boolean;
}

/** One row: its first cell names it. */
export const TableRow = memo(Row) as typeof Row;

function Row<Data>({ tableId, row, index, columns, words, isSelected, onSelect, isIndexed }: TableRowProps<Data>) {
  const checkId = `${tableId}-check-${index}`;
  const nameId = `${tableId}-name-${index}`;
  return (
    <tr
      {...roles.row}
      className={css.row}
      data-selected={isSelected || undefined}
      aria-rowindex={isIndexed ? index + 2 : undefined}
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
        const content = cell(row);
        const shown = isNothing(content) ? <span className={css.none}>{words.none}</span> : content;
        return place === 0 ? (
          <th key={id} id={nameId} {...roles.rowheader} scope="row" className={css.first} data-align={align}>
            {shown}
          </th>
        ) : (
          <td key={id} {...roles.cell} className={css.cell} data-align={align} data-label={label}>
            {shown}
          </td>
        );
      })}
    </tr>
  );
}

function isNothing(content: ReactNode): boolean {
  return content === null || content === undefined || content === '' || content === false;
}

import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import type { TableColumn } from './TableColumn.ts';

interface TableFootProps<Row> {
  columns: readonly TableColumn<Row>[];
  isSelectable: boolean | undefined;
  isExpandable: boolean;
}

/** The summary row; nothing if no column has a summary. */
export function TableFoot<Row>({ columns, isSelectable, isExpandable }: TableFootProps<Row>) {
  if (columns.every(({ footer }) => footer === undefined)) return null;
  return (
    <tfoot {...roles.rowgroup} className={css.footer}>
      <tr {...roles.row} className={css.row}>
        {isSelectable && <td {...roles.cell} className={css.check} />}
        {columns.map(({ id, label, align, footer }, place) =>
          place === 0 && footer !== undefined ? (
            <th key={id} {...roles.rowheader} scope="row" className={css.firstCell} data-align={align}>
              {footer}
            </th>
          ) : (
            <td
              key={id}
              {...roles.cell}
              className={place === 0 ? css.firstCell : css.cell}
              data-align={align}
              data-label={footer === undefined ? undefined : label}
            >
              {footer}
            </td>
          ),
        )}
        {isExpandable && <td {...roles.cell} className={css.expander} />}
      </tr>
    </tfoot>
  );
}

import type { Row, TableSpec } from '@duneline/specs/contract';
import { panelText } from '../panelText.ts';
import { cellText, typeName } from './cellText.ts';
import * as css from './tables.css.ts';

const t = panelText.tables;

export interface TableGridProps {
  readonly table: TableSpec;
  readonly rows: readonly Row[];
  /** `null` if rows cannot be identified. */
  readonly onEdit: ((row: Row, column: string | null) => void) | null;
}

/** Rows and columns. The keyboard opens a row by its first cell, a pointer by any cell. */
export function TableGrid({ table, rows, onEdit }: TableGridProps) {
  const keyOf = (row: Row) => table.primaryKey.map((column) => cellText(row[column])).join(', ');
  return (
    <div className={css.scroller}>
      <table className={css.grid} aria-label={table.name}>
        <thead>
          <tr>
            {table.columns.map(({ name, type }) => (
              <th key={name} scope="col" className={css.head}>
                {name} <span className={css.type}>{typeName(type)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row) || index} className={css.row}>
              {table.columns.map(({ name }, at) => (
                <td key={name} className={css.cell}>
                  {onEdit === null ? (
                    <CellContent value={row[name]} />
                  ) : (
                    <button
                      type="button"
                      className={css.opener}
                      {...(at === 0 ? { 'aria-label': `${t.edit} ${keyOf(row)}` } : { tabIndex: -1 })}
                      onClick={() => onEdit(row, name)}
                    >
                      <CellContent value={row[name]} />
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CellContent({ value }: { readonly value: unknown }) {
  return value === null || value === undefined ? <span className={css.nothing}>{t.isNull}</span> : cellText(value);
}

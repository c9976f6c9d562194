import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './ChartTable.css.ts';
import { useDeferredRows } from './useDeferredRows.ts';

interface ChartTableRow {
  readonly name: string;
  readonly cells: readonly string[];
}

/** The formatted figures of a drawing. */
export interface ChartTableData {
  readonly heads: readonly string[];
  readonly rows: readonly ChartTableRow[];
  /** Values for all rows: a target, a limit. */
  readonly foot?: readonly { readonly name: string; readonly value: string }[];
}

interface ChartTableProps extends ChartTableData {
  caption: string;
  /** Whether it replaces the drawing; otherwise only screen readers see it. */
  isShown: boolean;
}

/** The table alternative of a drawing: in the document, and visible on demand. */
export function ChartTable({ caption, heads, rows, foot = [], isShown }: ChartTableProps) {
  const shownRows = useDeferredRows(rows);
  const region = isShown && ({ role: 'region', 'aria-label': caption, tabIndex: 0 } as const);
  return (
    <div className={isShown ? css.window : visuallyHidden} {...region}>
      <table className={isShown ? css.table : undefined}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownRows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot.length > 0 && (
          <tfoot>
            {foot.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td colSpan={heads.length - 1}>{value}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

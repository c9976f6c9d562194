import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { warning } from '../Icon/icons.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { roles } from './roles.ts';
import * as css from './Table.css.ts';
import type { TableColumn } from './TableColumn.ts';

interface StateRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  isSelectable: boolean | undefined;
  isExpandable: boolean;
  isEmpty: boolean;
  isPending: boolean | undefined;
  error: ReactNode;
  renderEmptyState: () => ReactNode;
}

/** Rows after or instead of the data: an error, loading placeholders, or an empty state. */
export function StateRows<Row>({
  columns,
  isSelectable,
  isExpandable,
  isEmpty,
  isPending,
  error,
  renderEmptyState,
}: StateRowsProps<Row>) {
  const span = columns.length + (isSelectable ? 1 : 0) + (isExpandable ? 1 : 0);
  if (error) {
    return (
      <tr {...roles.row}>
        <td {...roles.cell} colSpan={span} className={css.state}>
          <div role="alert" className={css.error}>
            <span className={css.sortIcon}>
              <Icon of={warning} />
            </span>
            <div>{error}</div>
          </div>
        </td>
      </tr>
    );
  }
  if (isPending) {
    return Array.from({ length: isEmpty ? 3 : 1 }, (_, index) => (
      <tr key={index} className={css.row} aria-hidden="true">
        {isSelectable && (
          <td className={css.check}>
            <Skeleton inlineSize="18px" />
          </td>
        )}
        {columns.map(({ id, align }, place) => (
          <td key={id} className={place === 0 ? css.firstCell : css.cell} data-align={align}>
            <span className={css.loadingText}>
              <Skeleton inlineSize={`${lengths[(place + index) % lengths.length]}%`} />
            </span>
          </td>
        ))}
        {isExpandable && (
          <td className={css.expander}>
            <Skeleton inlineSize="16px" />
          </td>
        )}
      </tr>
    ));
  }
  if (!isEmpty) return null;
  return (
    <tr {...roles.row}>
      <td {...roles.cell} colSpan={span} className={css.state}>
        {renderEmptyState()}
      </td>
    </tr>
  );
}

/** Lengths of text placeholders, in percent of the column. */
const lengths = [62, 78, 50];

import { requireProps } from '../dev/requireProps.ts';
import { AllRows } from './AllRows.tsx';
import { TableFrame } from './TableFrame.tsx';
import type { TableProps } from './TableProps.ts';

/**
 * A native table with sorting, selection and comparison, usable before hydration and with screen readers' table commands. For
 * more than some hundred rows use `VirtualTable`.
 */
export function Table<Row>(props: TableProps<Row>) {
  requireProps('Table', { columns: props.columns, rows: props.rows });
  return <TableFrame {...props} Rows={AllRows} />;
}

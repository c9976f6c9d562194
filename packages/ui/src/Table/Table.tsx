import { AllRows } from './AllRows.tsx';
import { TableFrame } from './TableFrame.tsx';
import type { TableProps } from './TableProps.ts';

/**
 * Rows that are sorted, chosen and compared: a native table, there before the script is, which a screen reader walks with its own keys.
 * From some hundred rows on take `VirtualTable`.
 */
export function Table<Row>(props: TableProps<Row>) {
  return <TableFrame {...props} Rows={AllRows} />;
}

import type { TableRowsProps } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';

/** Every row is in the document. */
export function AllRows<Row>({ rows, rowKey, selected, scroller: _, ...shared }: TableRowsProps<Row>) {
  return rows.map((row, index) => {
    const key = rowKey(row);
    return <TableRow key={key} {...shared} row={row} index={index} isSelected={selected.has(key)} />;
  });
}

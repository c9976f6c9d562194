import type { TableRowsProps } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';

/** Renders every row. */
export function AllRows<Row>({ rows, selected, expanded, scroller: _, ...shared }: TableRowsProps<Row>) {
  return rows.map((row, index) => {
    const key = shared.rowKey(row);
    return (
      <TableRow key={key} {...shared} row={row} index={index} isSelected={selected.has(key)} isExpanded={expanded.has(key)} />
    );
  });
}

import { useVirtualizer } from '@tanstack/react-virtual';
import type { TableRowsProps } from './TableFrame.tsx';
import { TableRow } from './TableRow.tsx';

/** Height of a row in CSS pixels, as in Table.css.ts. */
const ROW = 48;

/** The visible rows and some before and after them; empty rows reserve the height of the others. */
export function WindowedRows<Row>({ rows, selected, expanded: _, scroller, ...shared }: TableRowsProps<Row>) {
  // oxlint-disable-next-line react/incompatible-library -- one object that changes: nothing that is given on is memoized by it
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    getScrollElement: () => scroller,
    overscan: 12,
    // For server rendering, where nothing can be measured.
    initialRect: { width: 0, height: 480 },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <tr aria-hidden="true" style={{ blockSize: before }} />
      {items.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = shared.rowKey(row);
        return (
          <TableRow key={key} {...shared} row={row} index={index} isSelected={selected.has(key)} isExpanded={false} isIndexed />
        );
      })}
      <tr aria-hidden="true" style={{ blockSize: after }} />
    </>
  );
}

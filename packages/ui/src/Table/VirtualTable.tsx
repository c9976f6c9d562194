import { requireProps } from '../dev/requireProps.ts';
import { TableFrame } from './TableFrame.tsx';
import type { TableProps } from './TableProps.ts';
import { WindowedRows } from './WindowedRows.tsx';

export interface VirtualTableProps<Row> extends Omit<
  TableProps<Row>,
  'narrow' | 'renderDetails' | 'expandedKeys' | 'defaultExpandedKeys' | 'onExpandedChange'
> {
  /** Any CSS length. @default '480px' */
  maxBlockSize?: string;
}

/**
 * A `Table` for up to some hundred thousand rows: only visible rows are in the document, each one line high. Screen readers get
 * the row count and indices. On a phone it scrolls sideways.
 */
export function VirtualTable<Row>({ maxBlockSize = '480px', ...props }: VirtualTableProps<Row>) {
  requireProps('VirtualTable', { columns: props.columns, rows: props.rows });
  return <TableFrame {...props} maxBlockSize={maxBlockSize} narrow="scroll" isVirtual Rows={WindowedRows} />;
}

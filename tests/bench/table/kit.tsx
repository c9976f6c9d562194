import '@duneline/ui/theme';
import { VirtualTable, type TableColumn } from '@duneline/ui';
import { createRoot } from 'react-dom/client';
import { columns, trades, type BenchTrade } from './trades.ts';

const shown: readonly TableColumn<BenchTrade>[] = columns.map((id) => ({ id, label: id, cell: (row) => row[id] }));

createRoot(document.querySelector('main') ?? document.body).render(
  <VirtualTable
    aria-label="Trades"
    columns={shown}
    rows={trades}
    rowKey={({ id }) => id}
    selectionMode="multiple"
    isFirstColumnSticky
  />,
);

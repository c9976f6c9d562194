import { expect, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { sampleTrades, tradeColumns, type Trade } from './table.story-support.tsx';
import { VirtualTable, type VirtualTableProps } from './VirtualTable.tsx';

const trades = sampleTrades(100_000);

function Trades(props: Partial<VirtualTableProps<Trade>>) {
  return <VirtualTable aria-label="Trades" columns={tradeColumns} rows={trades} rowKey={({ ticket }) => ticket} {...props} />;
}

const meta = preview.meta({
  title: 'Data/VirtualTable',
  component: Trades,
  parameters: notes({
    dos: [
      'Use it for more than some hundred rows: only visible ones are in the document.',
      'Define `columns` outside the component that renders it, so that unchanged rows are not rendered again.',
    ],
    donts: [
      'Not for cells of several lines: each row is 48 pixels high.',
      'For a few rows use a Table, which shows cards on a phone.',
    ],
    keys: {
      'Arrow up, Arrow down, Page up, Page down, Home, End': 'Scroll it, as usual.',
      Tab: "Moves from the table to sortable headings, then to the rows' controls.",
    },
    announces: ['Role "table" with the number of all rows; every row with its index.'],
    clause: '§2 /dashboard: open positions',
  }),
});

export const States = meta.story({ args: { selectionMode: 'multiple', isFirstColumnSticky: true, maxBlockSize: '400px' } });

export const Windowed = meta.story({
  name: 'Holds only the rows in sight of 100,000, and reaches the last',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvasElement.querySelectorAll('tr').length).toBeLessThan(60);
    const box = canvas.getByRole('region', { name: 'Trades' });
    box.scrollTo({ top: box.scrollHeight });
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'T-100000' })).toBeVisible());
    await expect(canvas.getByRole('row', { name: /T-100000/ })).toHaveAttribute('aria-rowindex', '100001');
    await expect(canvasElement.querySelectorAll('tr').length).toBeLessThan(60);
  },
});

export const Sorted = meta.story({
  name: 'Sorts all rows, not only those in sight',
  tags: ['!visual'], // looks the same as States
  args: { defaultSortDescriptor: { column: 'result', direction: 'descending' } },
  play: async ({ canvas }) => {
    const best = Math.max(...trades.map(({ result }) => result));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(`+ $${best.toFixed(2)}`);
  },
});

import { expect, fn, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import type { LeaderboardRow } from './sortRows.ts';

const row = (
  id: string,
  trader: string,
  place: string,
  profit: number,
  payout: number,
  days: number,
  isOwn = false,
): LeaderboardRow => ({
  id,
  trader,
  place,
  isOwn,
  cells: {
    profit: { text: `+ ${profit.toFixed(1)}%`, sortBy: profit },
    payout: { text: `$${payout.toLocaleString('en')}`, sortBy: payout },
    days: { text: String(days), sortBy: days },
  },
});

const rows = [
  row('1', 'M. Okafor', 'NG · Lagos', 14.2, 7100, 22),
  row('2', 'J. Lindqvist', 'SE · Malmö', 11.8, 11_800, 31),
  row('3', 'L. Karam', 'AE · Dubai', 10.5, 1050, 24, true),
  row('4', 'P. Deshmukh', 'IN · Pune', 10.5, 5250, 19),
  row('5', 'T. Nguyen', 'VN · Hanoi', 9.1, 2275, 27),
];

const meta = preview.meta({
  title: 'Blocks/Leaderboard',
  component: Leaderboard,
  args: {
    'aria-label': 'Leaderboard, November',
    columns: [
      { id: 'profit', label: 'Profit' },
      { id: 'payout', label: 'Paid out' },
      { id: 'days', label: 'Days' },
    ],
    rows,
    note: 'Simulated results, sample data',
    onSortChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Rank verifiable figures, and state that they are simulated.'],
    donts: ['For thousands of rows use a VirtualTable.'],
    keys: {
      Tab: 'Moves to the table and to each heading.',
      'Space, Enter': 'On a heading: ranks by it; again reverses the order.',
    },
    announces: ['Headings say "sorted descending" or "ascending"; the reader’s own row says "You".'],
    clause: '§2 /leaderboard',
  }),
});

export const States = meta.story({});

export const Sorted = meta.story({
  name: 'Is ranked by any figure, in both directions',
  play: async ({ args, canvas, userEvent }) => {
    const traders = () => canvas.getAllByRole('rowheader').map((head) => head.textContent);
    await userEvent.click(canvas.getByRole('button', { name: 'Paid out' }));
    await expect(canvas.getByRole('columnheader', { name: 'Paid out' })).toHaveAttribute('aria-sort', 'descending');
    await expect(traders()[0]).toContain('J. Lindqvist');
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'payout', direction: 'ascending' });
    await expect(traders()[0]).toContain('L. Karam');
    const own = within(canvas.getByRole('row', { name: /You/ }));
    await expect(own.getAllByRole('cell')[0]).toHaveTextContent('1');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { WeekBars } from './WeekBars.tsx';

const weeks = [18.1, 22.4, 19.2, 25.6, 29.4, 27.1, 33.2, 31, 36.3, 34.2, 41.5, 44].map((thousands, index) => ({
  name: `${12 - index} weeks ago`,
  value: thousands * 1000,
  text: `$${(thousands * 1000).toLocaleString('en')}`,
}));

const meta = preview.meta({
  title: 'Drawings/WeekBars',
  component: WeekBars,
  args: {
    bars: weeks,
    caption: 'Payouts by week, simulated sample data',
    heads: { name: 'Week', value: 'Paid' },
    ends: { first: '12 weeks ago', last: 'This week $44K, simulated' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 478 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['State "sample" or "simulated" in the caption and in the last text below the bars.'],
    donts: ['For bars with readable values, an axis, gains and losses use a BarChart.'],
    announces: ['A table with the caption and the same figures; the drawing is hidden.'],
    clause: '§2 Recent payouts',
  }),
});

/** Bars start at zero, and the table has the same figures. */
export const PayoutsByWeek = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const cells = canvas.getAllByRole('cell').map((cell) => cell.textContent);
    await expect(cells).toEqual(weeks.map(({ text }) => text));
    const heights = [...canvasElement.querySelectorAll('g rect:first-child')].map((bar) => bar.getBoundingClientRect().height);
    await expect((heights[0] ?? 0) / (heights[11] ?? 1)).toBeCloseTo(18.1 / 44, 2);
  },
});

/** Every bar with its name; future bars are outlines. */
export const Named = meta.story({
  args: {
    ends: undefined,
    caption: 'Account sizes',
    heads: { name: 'Size', value: 'Balance' },
    bars: [
      { name: '50K', value: 50, text: '$50,000' },
      { name: '100K', value: 100, text: '$100,000' },
      { name: '200K', value: 200, text: '$200,000' },
      { name: '400K', value: 400, text: '$400,000', isOpen: true },
    ],
  },
});

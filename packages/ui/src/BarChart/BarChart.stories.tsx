import { expect, fireEvent, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { BarChart } from './BarChart.tsx';

const money = (value: number) => `${value < 0 ? '\u2212 ' : ''}$${Math.abs(Math.round(value)).toLocaleString('en')}`;
const signed = (value: number) => (value > 0 ? `+ ${money(value)}` : money(value));
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Mon 2', 'Tue 2', 'Wed 2', 'Thu 2', 'Fri 2'];

const meta = preview.meta({
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Payouts by week',
    summary: 'Payouts grew from $18,100 to $44,000 a week.',
    note: 'Simulated sample data',
    names: Array.from({ length: 8 }, (_, index) => `week ${40 + index}`),
    nameHead: 'Week',
    series: [{ name: 'Paid', values: [18_100, 22_400, 25_600, 29_400, 27_100, 36_300, 34_200, 44_000] }],
    format: money,
    formatTick: (value) => `$${value / 1000}K`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: notes({
    dos: [
      'Use it for amounts per period or per item.',
      'Format gains and losses with a sign, because color alone has no meaning.',
    ],
    donts: ['For a level over time, such as a balance, use a LineChart.', 'For steps with decreasing numbers use a FunnelChart.'],
    keys: {
      Tab: 'Moves to the table switch, then to the drawing.',
      'Arrow keys': 'Read the next or previous bar.',
      'Home, End': 'Read the first, the last bar.',
    },
    announces: ['A figure labeled by the title; a slider with the bar’s name and values; the same figures as a table.'],
    clause: '§2 Recent payouts',
  }),
});

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <BarChart {...args} level={3} />
      <BarChart
        {...args}
        title="Result by day"
        summary="Seven of ten days ended with a gain; the worst lost $310."
        names={days}
        nameHead="Day"
        isSigned
        series={[{ name: 'Result', values: [120, 240, -80, 190, 310, -120, -310, 150, 90, 260] }]}
        limit={{ name: 'Daily limit', level: -500 }}
        format={signed}
        formatTick={money}
      />
    </div>
  ),
});

export const TwoSeries = meta.story({
  name: 'Compares two series: the second is an outline',
  args: {
    title: 'Sign-ups and purchases',
    summary: 'Each fourth sign-up bought an evaluation.',
    series: [
      { name: 'Purchases', values: [22, 24, 31, 28, 35, 33, 41, 44] },
      { name: 'Sign-ups', values: [96, 101, 118, 120, 131, 128, 150, 166] },
    ],
    format: String,
    formatTick: String,
  },
});

export const Read = meta.story({
  name: 'Is read bar by bar by pointer and as a slider, to scale from zero',
  play: async ({ canvas, canvasElement }) => {
    const reader = canvas.getByRole('slider', { name: 'Payouts by week: read point by point' });
    await expect(reader).toHaveAttribute('aria-valuetext', 'week 47, Paid $44,000');
    await fireEvent.change(reader, { target: { value: 0 } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'week 40, Paid $18,100');
    const plot = reader.parentElement ?? reader;
    const { left, width, top } = plot.getBoundingClientRect();
    await fireEvent.pointerMove(plot, { clientX: left + (width * 5.9) / 8, clientY: top + 20, pointerType: 'mouse' });
    await waitFor(() => expect(reader).toHaveAttribute('aria-valuetext', 'week 45, Paid $36,300'));
    const heights = [...canvasElement.querySelectorAll('g > rect:first-child')].map((bar) => bar.getBoundingClientRect().height);
    await expect((heights[0] ?? 0) / (heights[7] ?? 1)).toBeCloseTo(18.1 / 44, 1);
  },
});

export const AsTable = meta.story({
  name: 'Has the same figures as a table',
  tags: ['!visual'], // the story of LineChart has a screenshot of the table
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'week 43 $29,400' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  name: 'Turns its words and never its time',
  globals: { direction: 'rtl' },
  args: {
    title: 'المدفوعات حسب الأسبوع',
    summary: 'نمت المدفوعات إلى 44 ألف دولار في الأسبوع.',
    note: 'بيانات نموذجية محاكاة',
    words: { showTable: 'عرض كجدول' },
  },
});

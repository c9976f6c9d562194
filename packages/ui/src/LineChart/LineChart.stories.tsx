import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { LineChart } from './LineChart.tsx';

const money = (value: number) => `$${Math.round(value).toLocaleString('en')}`;
const weeks = Array.from({ length: 12 }, (_, index) => `week ${36 + index}`);
const commission = [410, 520, 470, 610, 690, 640, 760, 880, 790, 930, 1040, 1186];

const meta = preview.meta({
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    title: 'Commission by week',
    summary: 'Commission grew from $410 to $1,186 in twelve weeks; it fell in three of them.',
    note: 'Sample data',
    points: weeks,
    pointHead: 'Week',
    series: [{ name: 'Commission', values: commission }],
    format: money,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: notes({
    dos: [
      'Write the summary as the conclusion for the reader.',
      'Put "simulated" or "sample" into the note of figures that are not real.',
      'Order the points chronologically: they run from left to right in every language.',
    ],
    donts: [
      'Amounts per period start at zero; set `isFromZero` to false only for balances.',
      'For parts of a whole and unordered names use a BarChart; for a line without figures a Sparkline.',
    ],
    keys: {
      Tab: 'Moves to the table switch, then to the drawing.',
      'Arrow keys': 'Read the next or previous point; the right arrow always moves forward in time.',
      'Home, End': 'Read the first, the last point.',
    },
    announces: [
      'A figure with the title as name and the summary as description.',
      'A slider over the drawing: the point, each value, and its event.',
      'The table with the same figures, always available to screen readers.',
    ],
    clause: '§2 /dashboard: equity curve',
  }),
});

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LineChart {...args} level={3} />
      <LineChart {...args} title="No sales yet" summary="The first sale starts the line." points={[]} series={[]} />
    </div>
  ),
});

export const SeveralSeries = meta.story({
  name: 'Tells several series apart by their strokes and direct labels',
  args: {
    title: 'Clicks by campaign',
    summary: 'The video overtook the newsletter in week 41.',
    series: [
      { name: 'Spring video', values: commission },
      { name: 'Newsletter', values: [600, 640, 620, 660, 650, 630, 610, 640, 620, 600, 590, 580] },
      { name: 'Bio link', values: [120, 140, 180, 170, 210, 240, 230, 260, 280, 270, 300, 310] },
    ],
    format: (value) => Math.round(value).toLocaleString('en'),
  },
});

export const LimitsAndMarkers = meta.story({
  name: 'Draws limits, what happened, and room for the days to come',
  args: {
    title: 'Closing balance',
    summary: 'A simulated $10,000 evaluation on its ninth day, $360 below its target.',
    note: 'Simulated account',
    points: Array.from({ length: 15 }, (_, day) => `day ${day}`),
    pointHead: 'Day',
    isFromZero: false,
    series: [{ name: 'Balance', values: [10_000, 10_060, 10_180, 10_120, 10_300, 10_420, 10_330, 10_510, 10_640] }],
    limits: [
      { name: 'Target', kind: 'target', level: 11_000 },
      { name: 'Daily limit', kind: 'dailyLimit', level: 10_108 },
      { name: 'Loss floor', kind: 'floor', level: [9000, 9060, 9180, 9180, 9300, 9420, 9420, 9510, 9640] },
    ],
    markers: [{ at: 5, label: 'Weekly payouts added' }],
    formatTick: (value) => `${(value / 1000).toFixed(1)}K`,
  },
});

export const ReadByKeyboard = meta.story({
  name: 'Is read point by point as a slider',
  tags: ['!visual'], // the story below has a screenshot of a reading
  play: async ({ canvas, userEvent }) => {
    const reader = canvas.getByRole('slider', { name: 'Commission by week: read point by point' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', 'week 47, Commission $1,186');
    await fireEvent.change(reader, { target: { value: 9 } }); // what the browser does for each arrow key
    await expect(reader).toHaveAttribute('aria-valuetext', 'week 45, Commission $930');
    await expect(canvas.getByText('$930', { selector: 'p span' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('$1,186', { selector: 'p span' })).toBeVisible();
  },
});

export const ReadByPointer = meta.story({
  name: 'Is read under the pointer, and under a finger that stays',
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider');
    const plot = reader.parentElement ?? reader;
    const { left, width, top } = plot.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 40 });
    await fireEvent.pointerMove(plot, { ...at(0.5), pointerType: 'mouse' });
    await waitFor(() => expect(reader).toHaveAttribute('aria-valuetext', 'week 42, Commission $760'));
    await fireEvent.pointerOut(plot, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(reader).toHaveAttribute('aria-valuetext', 'week 47, Commission $1,186'));
    await fireEvent.pointerDown(plot, { ...at(0.64), pointerType: 'touch' });
    await fireEvent.pointerOut(plot, { pointerType: 'touch', relatedTarget: document.body });
    await waitFor(() => expect(reader).toHaveAttribute('aria-valuetext', 'week 43, Commission $880'));
  },
});

export const AsTable = meta.story({
  name: 'Has the same figures as a table',
  args: { onViewChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('table');
    await expect(canvas.getByRole('row', { name: 'week 43 $880' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  name: 'Turns its words and never its time',
  globals: { direction: 'rtl' },
  args: {
    title: 'العمولة حسب الأسبوع',
    summary: 'نمت العمولة من 410 إلى 1186 دولارًا في اثني عشر أسبوعًا.',
    note: 'بيانات نموذجية',
    words: { showTable: 'عرض كجدول', showChart: 'عرض كرسم', read: 'القراءة نقطة نقطة' },
    points: weeks.map((_, index) => `الأسبوع ${36 + index}`),
    pointHead: 'الأسبوع',
    series: [{ name: 'العمولة', values: commission }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('dir', 'ltr');
    const [first, last] = [...canvasElement.querySelectorAll('figure text')]
      .filter(({ textContent }) => /36|47/.test(textContent))
      .map((name) => name.getBoundingClientRect().left);
    await expect(first).toBeLessThan(last ?? 0);
  },
});

export const Phone = meta.story({
  name: 'Keeps its words readable on a phone',
  globals: { viewport: { value: 'phone' } },
  args: LimitsAndMarkers.input.args,
});

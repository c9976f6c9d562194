import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { DonutChart } from './DonutChart.tsx';

const money = (value: number) => `$${value.toLocaleString('en')}`;

const meta = preview.meta({
  title: 'Charts/DonutChart',
  component: DonutChart,
  args: {
    title: 'Commission by country',
    summary: 'The United Arab Emirates brought 48% of the commission, India 22%.',
    note: 'Sample data',
    parts: [
      { name: 'India', value: 1890 },
      { name: 'United Arab Emirates', value: 4120 },
      { name: 'Brazil', value: 960 },
      { name: 'Kenya', value: 640 },
      { name: 'Germany', value: 410 },
      { name: 'Spain', value: 320 },
      { name: 'Malaysia', value: 210 },
    ],
    heads: { part: 'Country', value: 'Commission', share: 'Share' },
    format: money,
    percent: (share) => `${Math.round(share * 100)}%`,
    totalLabel: 'Commission',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Use it for the shares of one whole, of which a few parts make up most.', 'Say the most important share in `summary`.'],
    donts: [
      'To compare amounts use a BarChart: lengths are compared better than angles.',
      'For values that are no parts of a whole, or negative ones, it is wrong.',
    ],
    keys: { Tab: 'Moves to the table switch.', 'Enter, Space': 'Shows the table or the drawing.' },
    announces: ['A figure labeled by the title and described by the summary; the same figures as a table, with every part.'],
  }),
});

export const States = meta.story({ render: (args) => <DonutChart {...args} level={3} /> });

export const AsTable = meta.story({
  name: 'Lists every part in the table, also those that the ring sums up',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('row', { name: /Others/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Malaysia $210 2%' })).toBeVisible();
  },
});

export const OnePart = meta.story({
  name: 'Is a whole ring for one part',
  args: { parts: [{ name: 'India', value: 1890 }], summary: 'All of it came from India.' },
});

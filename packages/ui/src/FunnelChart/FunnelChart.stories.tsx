import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { FunnelChart } from './FunnelChart.tsx';

const meta = preview.meta({
  title: 'Charts/FunnelChart',
  component: FunnelChart,
  args: {
    title: 'Clicks to sales',
    summary: 'Of 21,480 clicks 318 became a sale; most are lost before the sign-up.',
    note: 'Sample data',
    steps: [
      { name: 'Clicks', value: 21_480 },
      { name: 'Pricing page', value: 8650 },
      { name: 'Sign-ups', value: 1204 },
      { name: 'Sales', value: 318 },
    ],
    heads: { step: 'Step', count: 'People', ofPrevious: 'Of the step before', ofFirst: 'Of all' },
    format: (value) => value.toLocaleString('en'),
    percent: (share) => `${(share * 100).toFixed(1)}%`,
    shareOf: (share, previous) => `${share} of ${previous.toLowerCase()}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Name the steps by their remaining count: "Sign-ups".'],
    donts: ['For independent amounts use a BarChart.'],
    keys: { Tab: 'Moves to the table switch.' },
    announces: ['A figure with title and summary; a table of the counts and both shares, always available to screen readers.'],
    clause: '§7 funnel_stage: landing, pricing, checkout, success',
  }),
});

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FunnelChart {...args} level={3} />
      <FunnelChart {...args} title="A new link" summary="The first click starts the funnel." steps={[]} />
    </div>
  ),
});

export const ToScale = meta.story({
  name: 'Draws every step to the scale of the first, and has a table',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = [...canvasElement.querySelectorAll('svg > rect:nth-of-type(2)')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect((second ?? 0) / (first ?? 1)).toBeCloseTo(8650 / 21_480, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: 'Sales 318 26.4% 1.5%' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

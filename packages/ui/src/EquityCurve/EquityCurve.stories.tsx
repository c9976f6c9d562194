import { expect, fireEvent } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { sampleEvaluation } from '../DuneLine/sampleEvaluation.ts';
import { lossFloor } from '../EquityCorridor/lossFloor.ts';
import { EquityCurve } from './EquityCurve.tsx';

const all = sampleEvaluation.map((percent) => 10_000 + percent * 100);
const closes = all.slice(0, 18);

const meta = preview.meta({
  title: 'Blocks/EquityCurve',
  component: EquityCurve,
  args: {
    title: 'Closing balance',
    summary: '$630 above the start after 17 days, $370 below the target and $942 above the floor.',
    note: 'Simulated account',
    closes,
    floor: lossFloor(closes, 1000, 'trailing'),
    target: 11_000,
    dailyLimit: 9884,
    horizon: 24,
    money: (balance) => `$${balance.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
    moneyShort: (balance) => `${(balance / 1000).toFixed(1)}K`,
    day: (day) => `day ${day}`,
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
      'State in the summary how far away target and floor are.',
      'Calculate the floor with `lossFloor`, and keep "Simulated" in the note.',
    ],
    donts: ['For a sample on a marketing page use the smaller EquityCorridor.'],
    keys: {
      'Arrow keys': 'Read the next or previous day, in chronological order in every language.',
      'Home, End': 'Read the first day, the last day.',
    },
    announces: [
      'A slider "Closing balance: read point by point" with the day and the balance; a table of balance and floor by day.',
    ],
    machine: 'evaluation-lifecycle',
    clause: '§5 Trading rules; §4 Evaluation lifecycle',
  }),
});

export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <EquityCurve {...args} level={2} />
      <EquityCurve {...args} title="A new account" summary="The first close starts the curve." closes={[]} floor={[]} />
    </div>
  ),
});

export const Passed = meta.story({
  name: 'Marks what happened, at its day',
  args: {
    closes: all,
    floor: lossFloor(all, 1000, 'trailing'),
    dailyLimit: 10_393,
    summary: 'Passed on day 24 with $11,050.',
    events: [
      { at: 7, label: 'Best day' },
      { at: 24, label: 'Passed', tone: 'gain' },
    ],
  },
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider');
    await expect(reader).toHaveAttribute('aria-valuetext', 'day 24, Balance $11,050.00, Passed');
    await fireEvent.change(reader, { target: { value: 15 } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'day 15, Balance $10,404.00');
    await expect(canvas.getByRole('row', { name: 'day 15 $10,404.00 $9,688.00' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Target $11,000.00' })).toBeInTheDocument();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

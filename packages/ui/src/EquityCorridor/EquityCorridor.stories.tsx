import { expect, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { sampleEvaluation } from '../DuneLine/sampleEvaluation.ts';
import { EquityCorridor } from './EquityCorridor.tsx';
import { lossFloor } from './lossFloor.ts';
import { LABEL_GAP } from './placeLabels.ts';

const values = sampleEvaluation.map((percent) => 10_000 + percent * 100);
const money = (balance: number) => `$${Math.round(balance).toLocaleString('en')}`;

const labels = {
  target: { value: '$11,000', word: 'Target +10%' },
  dailyLimit: { value: '$10,393', word: 'Daily limit today', shortWord: 'Daily limit' },
  floor: { value: '$10,000', word: 'Maximum loss floor', shortWord: 'Loss floor' },
};

const meta = preview.meta({
  title: 'Drawings/EquityCorridor',
  component: EquityCorridor,
  args: {
    values,
    floor: lossFloor(values, 1000, 'trailing'),
    target: 11_000,
    dailyLimit: 10_393,
    labels,
    ticks: [
      { day: 0, label: 'day 0' },
      { day: 24, label: 'day 24' },
    ],
    table: {
      caption: 'Closing balance by day, a simulated sample',
      heads: { day: 'Day', balance: 'Balance', floor: 'Loss floor' },
      money,
    },
  },
  parameters: notes({
    dos: ['Calculate the floor with `lossFloor`.', 'Add short texts for labels that do not fit on a phone.'],
    donts: ['For an account that its owner follows day by day use an EquityCurve.'],
    announces: ['A table of balance and floor by day, with target and daily limit; the drawing is hidden.'],
    machine: 'evaluation-lifecycle',
    clause: '§5 Trading rules',
  }),
});

/** The table behind the drawing has the same numbers, close by close. */
export const Trailing = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const rows = within(canvas.getByRole('table', { name: /simulated sample/ }))
      .getAllByRole('row')
      .slice(1, 26);
    await expect(rows.map((row) => row.textContent)).toEqual(
      args.values.map((balance, day) => `${day}${money(balance)}${money(args.floor[day] ?? 0)}`),
    );
    await expect(canvas.getByRole('row', { name: 'Target +10% $11,000' })).toBeInTheDocument();
    const tops = [...canvasElement.querySelectorAll('figure > svg:last-of-type > g')].map(
      (label) => label.getBoundingClientRect().top,
    );
    const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    for (const gap of gaps) await expect(gap).toBeGreaterThanOrEqual(LABEL_GAP);
  },
});

/** A floor that is a fixed distance below the initial balance. */
export const Static = meta.story({
  args: { floor: lossFloor(values, 1000, 'static'), labels: { ...labels, floor: { value: '$9,000', word: 'Loss floor' } } },
});

/** An account in progress: lines continue to the end of the axis, the balance as dots. */
export const Underway = meta.story({
  args: {
    values: values.slice(0, 18),
    floor: lossFloor(values.slice(0, 18), 1000, 'trailing'),
    dailyLimit: 9_999,
    horizon: 24,
    scale: [10_500, 10_000, 9_500, 9_000].map((balance) => ({ balance, label: `${(balance / 1000).toFixed(1)}K` })),
    ticks: [
      { day: 0, label: 'day 0' },
      { day: 5, label: 'day 5' },
      { day: 10, label: 'day 10' },
      { day: 17, label: 'close of day 17', isNow: true },
      { day: 24, label: 'day 24' },
    ],
    labels: {
      target: { value: '$11,000', word: 'Target' },
      balance: { value: '$10,630', word: 'Balance' },
      dailyLimit: { value: '$9,999', word: 'Daily limit' },
      floor: { value: '$9,688', word: 'Loss floor' },
    },
  },
});

/** A simulated funded account has no target. */
export const Funded = meta.story({ args: { target: undefined } });

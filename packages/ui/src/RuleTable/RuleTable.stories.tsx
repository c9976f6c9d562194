import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { RuleTable, type RuleTableProps } from './RuleTable.tsx';

const amounts = [5000, 10_000, 25_000, 50_000, 100_000, 200_000];
const money = (amount: number) => `$${Math.round(amount).toLocaleString('en')}`;
const sizes = amounts.map((amount) => ({ id: String(amount), label: `$${amount / 1000}K` }));
const share = (part: number) => Object.fromEntries(amounts.map((amount) => [String(amount), money(amount * part)]));

const dayOf: RuleTableProps['example'] = (size) => {
  const initial = Number(size);
  return {
    id: 'day',
    title: `A day of a ${money(initial)} evaluation`,
    steps: [
      { id: 'close', text: 'Yesterday’s close', value: money(initial * 1.064) },
      { id: 'limit', text: '5% of it may be lost today', value: `\u2212 ${money(initial * 0.0532)}` },
      { id: 'end', text: 'Today the account ends below', value: money(initial * 1.0108), kind: 'result' },
      { id: 'highest', text: 'Highest close so far', value: money(initial * 1.068) },
      { id: 'trail', text: 'The floor trails it by 10% of the start', value: `\u2212 ${money(initial * 0.1)}` },
      { id: 'floor', text: 'On any day it ends below', value: money(initial * 0.968), kind: 'result' },
    ],
    note: 'Exactly at a limit is no breach. The higher of the two counts.',
  };
};

const meta = preview.meta({
  title: 'Blocks/RuleTable',
  component: RuleTable,
  args: {
    title: 'The rules in money',
    ruleHead: 'Rule',
    sizes,
    sizeLabel: 'Work it out for',
    defaultSize: '10000',
    onSizeChange: fn(),
    note: 'Simulated balances',
    rules: [
      { id: 'target', label: 'Profit target', condition: '10% of the initial balance', values: share(0.1) },
      { id: 'daily', label: 'Daily loss limit', condition: '5%, on day 1; then of yesterday’s close', values: share(0.05) },
      { id: 'maximum', label: 'Maximum loss', condition: '10%, trailing, on closed equity', values: share(0.1) },
      { id: 'risk', label: 'Risk per trade', condition: '2% at most', values: share(0.02) },
    ],
    example: dayOf,
  },
  parameters: notes({
    dos: ['State conditions beside the figure.', 'Show an example that readers can verify.'],
    donts: ['For one size beside its drawing use a RuleList.'],
    keys: { 'Arrow keys': 'On the sizes: select another one. On the table: scroll it if it does not fit.' },
    announces: ['A table with the sizes as headings.', 'Radios "Work it out for"; the example politely when it changes.'],
    machine: 'pricing-selector',
    clause: '§5 Trading rules; §9 1-step program',
  }),
});

export const States = meta.story({});

export const WorkedOut = meta.story({
  name: 'Works the chosen size through',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Today the account ends below').parentElement).toHaveTextContent('$10,108');
    await userEvent.click(canvas.getByRole('radio', { name: '$50K' }));
    await expect(args.onSizeChange).toHaveBeenLastCalledWith('50000');
    await expect(canvas.getByText('On any day it ends below').parentElement).toHaveTextContent('$48,400');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('heading', { name: 'A day of a $100,000 evaluation' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /Maximum loss.*\$500 \$1,000 \$2,500 \$5,000 \$10,000 \$20,000/ }),
    ).toBeVisible();
  },
});

export const EachRule = meta.story({
  name: 'Works every rule through on its own',
  args: {
    example: (size: string) =>
      [0.1, 0.05, 0.02].map((part) => ({
        id: String(part),
        title: `${part * 100}% of ${money(Number(size))}`,
        steps: [
          { id: 'size', text: 'Balance', value: money(Number(size)) },
          { id: 'part', text: 'Its share', value: money(Number(size) * part), kind: 'result' as const },
        ],
      })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$25K' }));
    await expect(canvas.getAllByText('Its share').map((term) => term.nextSibling?.textContent)).toEqual([
      '$2,500',
      '$1,250',
      '$500',
    ]);
  },
});

export const Folded = meta.story({
  name: 'Folds the examples below a title',
  args: { examplesTitle: 'Worked examples' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Today the account ends below')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Worked examples'));
    await expect(canvas.getByText('Today the account ends below')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Keeps the rules in sight while the sizes pass under them',
  globals: { viewport: { value: 'phone' } },
});

import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Money } from './Money.tsx';

const meta = preview.meta({
  title: 'Text/Money',
  component: Money,
  args: { cents: -74_550 },
  parameters: notes({
    dos: [
      'Set `fraction="always"` in a column, so that decimal points are aligned.',
      'Show exact amounts for payments; rounded ones only on axes and in headlines.',
    ],
    donts: ['Do not color prices: `isToned` is for results.', 'Never show a simulated account\'s figure without "simulated".'],
    announces: ['The formatted amount, with "minus" or "plus".'],
  }),
});

export const States = meta.story({
  render: () => (
    <Inline gap={48} align="start">
      <Stack gap={4} align="start">
        <Money cents={9900} />
        <Money cents={74_550} />
        <Money cents={-74_550} />
        <Money cents={4_400_000} isShort />
      </Stack>
      <Stack gap={4} align="start">
        <Money cents={111_600} fraction="always" isToned />
        <Money cents={-11_140} fraction="always" isToned />
        <Money cents={0} fraction="always" isToned />
      </Stack>
      <Stack gap={4} align="start">
        <Money cents={-99_950} currency="EUR" locale="de" />
        <Money cents={99_950} currency="AED" locale="ar" sign="always" />
        <Money cents={1_250_000} currency="INR" locale="en-IN" />
      </Stack>
    </Inline>
  ),
});

export const Aligned = meta.story({
  name: 'Has figures of one width',
  tags: ['!visual', 'audited'], // measured, not shown
  render: () => (
    <Stack align="start">
      <Money cents={1_111_111} />
      <Money cents={8_888_888} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [ones, eights] = [/1/, /8/].map((digit) => canvas.getByText(digit).getBoundingClientRect().width);
    await expect(ones).toBeCloseTo(eights ?? 0, 1);
  },
});

export const RightToLeft = meta.story({
  name: 'Keeps its sign before the figure in right-to-left text',
  globals: { direction: 'rtl' },
  render: () => (
    <p lang="ar">
      خسارة اليوم <Money cents={-11_140} locale="en" isToned />، والهدف <Money cents={100_000} locale="en" sign="always" />.
    </p>
  ),
  play: async ({ canvas }) => {
    const loss = canvas.getByText(/111/);
    const [sign, amount] = [0, 2].map((place) => {
      const range = document.createRange();
      range.setStart(loss.childNodes[0] ?? loss, place);
      range.setEnd(loss.childNodes[0] ?? loss, place + 1);
      return range.getBoundingClientRect();
    });
    await expect(sign?.right).toBeLessThanOrEqual(amount?.left ?? 0);
  },
});

import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Columns, type ColumnsProps } from './Columns.tsx';

const meta = preview.meta({
  title: 'Layout/Columns',
  component: Columns,
  parameters: notes({
    dos: [
      'Give more columns to the more important part: curve 8, limits 4.',
      'Order the children by reading order, which is their order on a phone.',
    ],
    donts: ['For cells of the same kind and width use a Grid.'],
    announces: ['Nothing: the elements are read in their order.'],
    clause: '§2 Home page: why choose us',
  }),
});

const part = (words: string) => (
  <Card>
    <Text size="sm" tone="muted">
      {words}
    </Text>
  </Card>
);

const splits: readonly NonNullable<ColumnsProps['ratio']>[] = ['7:5', '5:7', '8:4', '3:9'];

export const States = meta.story({
  render: () => (
    <Stack gap={16}>
      <Columns ratio="4:4:4">
        {part('4 of twelve')}
        {part('4 of twelve')}
        {part('4 of twelve')}
      </Columns>
      {splits.map((ratio) => (
        <Columns key={ratio} ratio={ratio}>
          {part(`${ratio.split(':')[0]} of twelve`)}
          {part(`${ratio.split(':')[1]} of twelve`)}
        </Columns>
      ))}
    </Stack>
  ),
});

const curveAndLimits = () => (
  <Columns ratio="8:4">
    <section aria-label="Curve">{part('Simulated equity of your 10K evaluation, day by day.')}</section>
    <section aria-label="Limits">{part('$62 left before today’s daily limit.')}</section>
  </Columns>
);

export const Beside = meta.story({
  name: 'Gives eight and four of twelve columns',
  tags: ['!visual'], // covered by the screenshots of States
  render: curveAndLimits,
  play: async ({ canvas }) => {
    const widths = ['Curve', 'Limits'].map((name) => canvas.getByRole('region', { name }).getBoundingClientRect().width);
    const [curve = 0, limits = 1] = widths;
    await expect((curve + 16) / (limits + 16)).toBeCloseTo(2, 2);
  },
});

export const OnAPhone = meta.story({
  name: 'Puts the parts below each other on a phone',
  globals: { viewport: { value: 'phone' } },
  render: curveAndLimits,
  play: async ({ canvas }) => {
    const [curve, limits] = ['Curve', 'Limits'].map((name) => canvas.getByRole('region', { name }).getBoundingClientRect());
    await expect(limits?.top).toBe((curve?.bottom ?? 0) + 32);
  },
});

export const RightToLeft = meta.story({
  name: 'Begins at the right in right-to-left text',
  globals: { direction: 'rtl' },
  tags: ['!visual', 'audited'], // measured, not shown
  render: curveAndLimits,
  play: async ({ canvas }) => {
    const [curve, limits] = ['Curve', 'Limits'].map((name) => canvas.getByRole('region', { name }).getBoundingClientRect());
    await expect(curve?.left).toBeGreaterThan(limits?.right ?? Infinity);
  },
});

import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Percent } from './Percent.tsx';

const meta = preview.meta({
  title: 'Text/Percent',
  component: Percent,
  args: { percent: 10 },
  parameters: notes({
    dos: ['Set `sign="always"` for changes: +10%.', 'Set `digits` in a column.'],
    donts: ['For a drawn share use a Meter or a Gauge.'],
    announces: ['The figure and "percent", with "minus" or "plus".'],
  }),
});

export const States = meta.story({
  render: () => (
    <Inline gap={32}>
      <Percent percent={10} />
      <Percent percent={2.5} sign="always" />
      <Percent percent={27.25} isToned />
      <Percent percent={-3} isToned digits={1} />
      <Percent percent={80} locale="de" />
      <Percent percent={80} locale="ar" />
    </Inline>
  ),
});

export const Read = meta.story({
  name: 'Takes plain percentages and writes a true minus',
  tags: ['!visual'], // covered by the screenshots of States
  args: { percent: -2.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('\u22122.5%')).toBeVisible();
  },
});

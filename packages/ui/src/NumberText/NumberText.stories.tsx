import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { NumberText } from './NumberText.tsx';

const meta = preview.meta({
  title: 'Text/NumberText',
  component: NumberText,
  args: { value: 12_500 },
  parameters: notes({
    dos: ['Set the unit: plurals of days and hours depend on the language.'],
    donts: ['For amounts use Money, for shares Percent.', 'Not for order numbers and years: write them as text.'],
    announces: ['The figure and its unit.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Inline gap={32}>
      <NumberText value={12_500} />
      <NumberText value={12_500} isShort />
      <NumberText value={14} unit="day" />
      <NumberText value={1} unit="day" />
      <NumberText value={-0.75} digits={2} isToned />
      <NumberText value={1_234_567.8} locale="de" />
      <NumberText value={14} unit="day" locale="ar" />
    </Inline>
  ),
});

export const Counted = meta.story({
  name: 'Counts units as the language does',
  tags: ['!visual'], // covered by the screenshots of States
  args: { value: 1, unit: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day')).toBeVisible();
  },
});

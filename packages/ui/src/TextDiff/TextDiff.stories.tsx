import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextDiff } from './TextDiff.tsx';

const before = 'Payouts are made every two weeks. The first one is due 14 days after the first trade.';
const after = 'Payouts are made every week, by bank or crypto. The first one is due 7 days after the first trade.';

const meta = preview.meta({
  title: 'Data/TextDiff',
  component: TextDiff,
  args: { before, after },
  parameters: notes({
    dos: [
      'Show what an editor changed before it is published, and in a history.',
      'Use `shows` in the columns of a table with the older and the newer value.',
    ],
    donts: ['For values without words, such as ids and colors, show both: a diff inside them cannot be read.'],
    announces: ['Roles "deletion" and "insertion" around the words that differ.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <TextDiff before={before} after={after} />
      <TextDiff before={before} after={after} shows="before" />
      <TextDiff before={before} after={after} shows="after" />
      <TextDiff before={before} after={before} />
    </Stack>
  ),
});

export const Marked = meta.story({
  name: 'Marks removed and added words for screen readers, too',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas }) => {
    const removed = canvas.getAllByRole('deletion').map(({ textContent }) => textContent);
    await expect(removed).toContain('14');
    await expect(canvas.getAllByRole('insertion').map(({ textContent }) => textContent)).toContain('7');
  },
});

export const RightToLeft = meta.story({
  name: 'Marks Arabic words',
  globals: { direction: 'rtl' },
  args: { before: 'تُدفع الأرباح كل أسبوعين.', after: 'تُدفع الأرباح كل أسبوع.', locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('أسبوعين');
  },
});

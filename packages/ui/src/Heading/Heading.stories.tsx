import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  title: 'Text/Heading',
  component: Heading,
  parameters: notes({
    dos: [
      'Choose the level by the outline of the page and the size by its look.',
      'One level 1 on a page; it takes the focus after a navigation.',
    ],
    donts: ['Never skip a level to get a size.', 'Bold words inside a text are Text with isStrong.'],
    announces: ['Role "heading", its level and its words.'],
  }),
});

export const Steps = meta.story({
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>One step to funded.</Heading>
      <Heading level={2}>Why traders choose Duneline</Heading>
      <Heading level={3} size="x2">
        Paid every 14 days
      </Heading>
      <Heading level={3}>One target, no second phase</Heading>
      <Heading level={4}>Daily loss limit</Heading>
      <Heading level={4} size="md">
        In the text face
      </Heading>
    </Stack>
  ),
});

export const Independent = meta.story({
  name: 'Looks as asked, whatever its level',
  tags: ['!visual'], // covered by the screenshots of Steps
  args: { level: 2, size: 'lg', children: 'Orders' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Orders' });
    await expect(parseFloat(getComputedStyle(heading).fontSize)).toBeLessThan(20);
  },
});

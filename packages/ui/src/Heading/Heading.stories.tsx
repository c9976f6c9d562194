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
      "Choose the level by the page's outline, and the size by its look.",
      'One level 1 per page; it is focused after a navigation.',
    ],
    donts: ['Do not skip a level for its size.', 'For bold words in a text use Text with isStrong.'],
    announces: ['Role "heading" with its level and text.'],
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

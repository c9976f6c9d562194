import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  title: 'Layout/Divider',
  component: Divider,
  parameters: notes({
    dos: [
      'Use it between subjects, where space alone does not say that one ends.',
      'Use `torn` only on what is torn off: a receipt, a certificate.',
    ],
    donts: [
      'Not between the rows of a list or table: those have hairlines of their own.',
      'Between the sections of a page stands the Hairline, which is drawn from numbers.',
    ],
    announces: ['"separator"; with a word in it only the word.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Divider />
      <Divider look="strong" />
      <Divider look="torn" />
      <Divider>or</Divider>
      <Inline gap={16}>
        <Text as="span">No time limit</Text>
        <Divider orientation="vertical" />
        <Text as="span">No minimum days</Text>
        <Divider orientation="vertical" look="strong" />
        <Text as="span">Paid every 14 days</Text>
      </Inline>
    </Stack>
  ),
});

export const Said = meta.story({
  name: 'Is a separator, and with a word only that word',
  tags: ['!visual'], // covered by the screenshots of States
  render: () => (
    <>
      <Divider orientation="vertical" />
      <Divider>or</Divider>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
    await expect(canvas.getByText('or')).toBeVisible();
  },
});

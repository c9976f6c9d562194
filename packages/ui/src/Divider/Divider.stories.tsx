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
      'Use it between subjects if space alone is not clear enough.',
      'Use `torn` only for parts that are torn off: a receipt, a certificate.',
    ],
    donts: [
      'Not between rows of a list or table, which have their own hairlines.',
      'Between sections of a page use the Hairline.',
    ],
    announces: ['"separator"; with a text only the text.'],
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

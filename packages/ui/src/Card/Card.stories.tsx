import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Layout/Card',
  component: Card,
  parameters: notes({
    dos: [
      'Use it for one item: an account, a payout, a drawing with its text.',
      'A drawing may touch its edges (`padding="none"`), text may not.',
      'Set `chosen` for at most one visible card.',
    ],
    donts: [
      'Do not nest cards: use a Divider or space.',
      'It is not interactive: put a button or link into it.',
      'For figures in a row use Stat with `frame="none"`.',
    ],
    announces: [
      'Nothing of its own. As a `section` or `article` with `aria-labelledby` it is a region or an article labeled by its heading.',
    ],
    clause: '§2 Home page: why choose us; /dashboard',
  }),
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={16}>
      {(['surface', 'raised', 'chosen'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Heading level={3}>The price, itemized</Heading>
          <Text tone="muted" isMeasured>
            What a 10K evaluation costs and what comes back when you pass.
          </Text>
        </Card>
      ))}
    </Stack>
  ),
});

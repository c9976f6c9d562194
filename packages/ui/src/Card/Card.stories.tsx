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
      'Take it for one thing with edges: an account, a payout, a drawing with its words.',
      'Let a drawing touch its edges (`padding="none"`), never the text.',
      'Mark at most one card in sight as `chosen`.',
    ],
    donts: [
      'No card in a card: take a Divider or space.',
      'It is no button and no link: put one into it.',
      'Figures on one line need no cards: take Stat with `frame="none"`.',
    ],
    announces: [
      'Nothing of its own. As `section` or `article` with `aria-labelledby` it is a region or an article with the name of its heading.',
    ],
    clause: '§5 Home: why Duneline, §6 Trader’s dashboard',
  }),
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={16}>
      {(['surface', 'raised', 'chosen'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Heading level={3}>The price, itemised</Heading>
          <Text tone="muted" isMeasured>
            What a 10K evaluation costs and what comes back when you pass.
          </Text>
        </Card>
      ))}
    </Stack>
  ),
});

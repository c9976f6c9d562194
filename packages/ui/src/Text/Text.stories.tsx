import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Text/Text',
  component: Text,
  parameters: notes({
    dos: ['Limit long lines with isMeasured.', 'Show signs of gains and losses: color is never the only signal.'],
    donts: ['For titles use Heading.', 'Use the faint tone only for captions, never for conditions.'],
    announces: ['Its text; size and tone are not announced.'],
  }),
});

export const SizesAndTones = meta.story({
  render: () => (
    <Stack gap={12}>
      <Text size="lg" tone="muted" isMeasured>
        Reach a 10% target in a simulated account. Your fee comes back with a bonus of 10% of your evaluation profit, then you
        keep 70⁠–⁠80% of profit on a simulated funded account.
      </Text>
      <Text isMeasured>Close at +10% with every position flat and you have passed. No minimum days, no time limit.</Text>
      <Text isStrong>$62 left before today’s daily limit.</Text>
      <Text size="sm" tone="muted">
        Sizes from 5K to 200K, scaling on consistent simulated results.
      </Text>
      <Text size="xs" tone="faint">
        Sample figures. Each one has a source, a scope and a date.
      </Text>
      <Text size="sm" tone="success">
        + $1,116.00
      </Text>
      <Text size="sm" tone="danger">
        − $111.40
      </Text>
    </Stack>
  ),
});

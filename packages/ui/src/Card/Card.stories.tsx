import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Layout/Card', component: Card });

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

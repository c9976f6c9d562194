import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { AspectRatio } from './AspectRatio.tsx';

const meta = preview.meta({
  title: 'Layout/AspectRatio',
  component: AspectRatio,
  parameters: notes({
    dos: [
      'Use it for content that loads late or has varying sizes: certificates, videos, screenshots.',
      'Show documents completely: `fit="contain"`.',
    ],
    donts: [
      "Not around the kit's drawings, which have their own height.",
      'Not around text, which would be cut off at 200 % zoom.',
    ],
    announces: ['Nothing; the image inside has its alternative text.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Grid columns={6} phoneColumns={2} align="start">
      {(['16:9', '4:3', '3:2', '1:1', '21:9', 'a4'] as const).map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio} corner="card">
          <Box ground="raised" edge="line" corner="card" padding={16}>
            <Text size="sm" tone="muted">
              {ratio}
            </Text>
          </Box>
        </AspectRatio>
      ))}
    </Grid>
  ),
});

export const Reserved = meta.story({
  name: 'Has its height before the picture is there',
  tags: ['!visual'], // nothing visible yet
  render: () => (
    <AspectRatio ratio="16:9">
      <img alt="Certificate of a simulated payout" />
    </AspectRatio>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
});

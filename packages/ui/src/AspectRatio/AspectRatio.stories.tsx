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
      'Use it for what arrives late or comes in any size: certificates, videos, screenshots.',
      'Show documents whole: `fit="contain"`.',
    ],
    donts: ['A drawing of the kit knows its own height.', 'Not around text: at 200 % zoom it would be cut.'],
    announces: ['Nothing by itself; the image inside says its alternative text.'],
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

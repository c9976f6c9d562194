import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  parameters: notes({
    dos: [
      'Set the space between items with its `gap`; components have no margins.',
      'Use `as="ul"` with `<li>` children for a list.',
    ],
    donts: ['For adjacent items use an Inline, Grid or Columns.'],
    announces: ['As a list, the number of items; otherwise nothing.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      {(['stretch', 'start', 'center'] as const).map((align) => (
        <Card key={align}>
          <Stack align={align}>
            <Text size="sm" tone="muted">
              {align}
            </Text>
            <Button size="sm">See prices</Button>
            <Button size="sm" variant="quiet">
              Read the rules
            </Button>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
});

export const Listed = meta.story({
  name: 'Is heard as a list without marks',
  tags: ['!visual'], // looks the same as any stack
  render: () => (
    <Stack as="ul" gap={8}>
      <li>No time limit</li>
      <li>No minimum days</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

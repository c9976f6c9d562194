import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta = preview.meta({
  title: 'Layout/Inline',
  component: Inline,
  parameters: notes({
    dos: ['Use it for items that may wrap: buttons, badges, a title and its action.'],
    donts: ['For cells of equal width use a Grid.', 'For buttons of one tool use a Toolbar.'],
    announces: ['As a list, the number of items; otherwise nothing.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <Inline justify="space-between" align="end">
        <Heading level={2}>Why traders choose Duneline</Heading>
        <Button size="sm">See all</Button>
      </Inline>
      <Inline gap={12}>
        <Button variant="primary">Start challenge</Button>
        <Button>See prices, from $59</Button>
      </Inline>
      <Inline gap={8}>
        <Badge>Popular</Badge>
        <Badge tone="success">Paid</Badge>
        <Badge tone="info">In review</Badge>
      </Inline>
    </Stack>
  ),
});

export const Wrapped = meta.story({
  name: 'Goes on in the next line where there is no room',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Inline gap={12}>
      <Button variant="primary">Start challenge</Button>
      <Button>See prices, from $59</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBe((first?.bottom ?? 0) + 12);
  },
});

import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: notes({
    dos: ['Reserve exactly the space of the content, so that nothing moves.'],
    donts: ['Not for less than 300 ms.', 'For an action in progress use a pending Button; for measurable progress a Progress.'],
    announces: ['Nothing: it has no text and is busy.'],
  }),
});

export const CardOnItsWay = meta.story({
  render: () => (
    <Card>
      <Stack>
        <Skeleton inlineSize="40%" />
        <Skeleton lines={3} />
        <Skeleton blockSize={96} />
      </Stack>
    </Card>
  ),
});

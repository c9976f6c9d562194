import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: notes({
    dos: ['Keep exactly the room of what will come, so that nothing jumps.', 'Put `aria-busy` on the region around it.'],
    donts: ['A wait of under 300 ms needs nothing.', 'An action on its way is a pending Button; what has an end is a Progress.'],
    announces: ['Nothing: the region around it says that it is busy.'],
  }),
});

export const CardOnItsWay = meta.story({
  render: () => (
    <div aria-busy="true">
      <Card>
        <Stack>
          <Skeleton inlineSize="40%" />
          <Skeleton lines={3} />
          <Skeleton blockSize={96} />
        </Stack>
      </Card>
    </div>
  ),
});

import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton });

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

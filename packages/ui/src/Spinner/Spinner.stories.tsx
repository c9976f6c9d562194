import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: notes({
    dos: ['Use it where nobody knows how long it takes and there is no room to keep.', 'Give it a label, or words beside it.'],
    donts: ['Content on its way is a Skeleton; what has an end is a Progress.', 'A Button has its own (`isPending`).'],
    announces: ['Its label as a picture; nothing without one.'],
  }),
});

export const Sizes = meta.story({
  render: () => (
    <Inline gap={24}>
      <Spinner label="Loading" />
      <Spinner label="Loading your account" size={40} />
      <Text as="span" tone="muted">
        <Inline as="span" gap={8}>
          <Spinner /> Checking your session…
        </Inline>
      </Text>
    </Inline>
  ),
});

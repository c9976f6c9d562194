import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  title: 'Feedback/Spinner',
  component: Spinner,
  parameters: notes({
    dos: ['Use it if the duration is unknown and no space needs to be reserved.', 'Add a label, or a text beside it.'],
    donts: ['For loading content use a Skeleton; for measurable progress a Progress.', 'A Button has its own (`isPending`).'],
    announces: ['Its label as an image; nothing without one.'],
  }),
});

export const Sizes = meta.story({
  render: () => (
    <Inline gap={24}>
      <Spinner aria-label="Loading" />
      <Spinner aria-label="Loading your account" size={40} />
      <Text as="span" tone="muted">
        <Inline as="span" gap={8}>
          <Spinner /> Checking your session…
        </Inline>
      </Text>
    </Inline>
  ),
});

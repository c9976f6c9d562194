import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Feedback/Spinner', component: Spinner });

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

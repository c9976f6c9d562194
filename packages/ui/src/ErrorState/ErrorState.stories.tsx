import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Your payouts did not load',
    children: 'The service did not answer within 10 s. Nothing is lost.',
    onRetry: fn(),
    reference: 'DL-7F3A-0412',
  },
  parameters: notes({
    dos: [
      'Say what happened, whether data was lost, and what to do, in this order.',
      'Keep the height of the content, so that nothing moves.',
    ],
    donts: [
      'If there is no content use an EmptyState.',
      'An invalid field shows its own error; for a failed action use an Alert or a Toast.',
      'Do not blame the user, and do not show codes without text.',
    ],
    keys: { 'Enter, Space': 'Tries again.' },
    announces: ['Title and reason immediately (role "alert"); "Trying again…" during a retry.'],
    clause: '§9 Backend client defaults: retry 3 times',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Card>
        <ErrorState title="Your payouts did not load" onRetry={() => undefined} reference="DL-7F3A-0412">
          The service did not answer within 10 s. Nothing is lost.
        </ErrorState>
      </Card>
      <Card>
        <ErrorState title="Your payouts did not load" onRetry={() => undefined} isPending>
          The service did not answer within 10 s. Nothing is lost.
        </ErrorState>
      </Card>
      <ErrorState
        title="This page broke"
        level={1}
        onRetry={() => undefined}
        retryLabel="Load it again"
        action={<Link href="#home">Go to the home page</Link>}
      >
        It is our mistake, and we have been told. Your session and your orders are safe.
      </ErrorState>
    </Stack>
  ),
});

export const Retried = meta.story({
  name: 'Says what happened and tries again',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your payouts did not load');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Your payouts did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RightToLeft = meta.story({ name: 'Starts at the right in right-to-left text', globals: { direction: 'rtl' } });

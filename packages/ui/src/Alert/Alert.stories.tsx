import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Feedback/Alert',
  component: Alert,
  parameters: notes({
    dos: ['Say in one sentence what happened, then the consequence or what to do.', 'Put it beside its subject.'],
    donts: [
      'For the result of an action use a Toast; for a message about the whole page a Banner.',
      'For content that failed to load use an ErrorState.',
    ],
    announces: ['Role "alert" for the tone danger, announced immediately; otherwise role "status", announced at the next pause.'],
  }),
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={12}>
      <Alert tone="warning" title="$62 left before today’s daily limit.">
        The day closes at 00:00, UTC+4.
      </Alert>
      <Alert tone="danger" title="Payment declined. Nothing was charged.">
        Your order is kept; try again or change the method.
      </Alert>
      <Alert tone="success" title="Your e-mail is confirmed." />
      <Alert tone="info" title="Your first payout is in review." action={<Button size="sm">Details</Button>}>
        This takes 24–48 h.
      </Alert>
    </Stack>
  ),
});

export const Announced = meta.story({
  name: 'Interrupts for a loss and waits its turn otherwise',
  tags: ['!visual'], // covered by the screenshots of Tones
  render: () => (
    <>
      <Alert tone="danger" title="Payment declined." />
      <Alert tone="info" title="In review." />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment declined.');
    await expect(canvas.getByRole('status')).toHaveTextContent('In review.');
  },
});

export const Closable = meta.story({
  name: 'Can be closed by whoever has read it',
  args: { tone: 'info', children: 'From Monday on, payouts take 24–48 h.', onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue, type ToastMessage } from './toastQueue.ts';

const meta = preview.meta({
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: {
    picture: 'page',
    ...notes({
      dos: [
        'Use it for results of actions that need no answer.',
        'Give it an `action` that takes back what was done, or opens what it tells of.',
        'Put one region on the page, from the start.',
        'Keep an error until it is closed (`duration: null`).',
      ],
      donts: [
        'For messages that must be read or answered use an Alert or an AlertDialog.',
        'One action at most, and only what is possible elsewhere too, because it disappears.',
      ],
      keys: {
        F6: 'Moves to the newest messages, and back.',
        Tab: 'Moves to its action and its close button; all timers stop while the focus is inside.',
        'Enter, Space':
          'Does the action, and closes it; the focus moves to the next one, after the last one back to where it was.',
      },
      announces: ['Its text politely, without taking the focus.', 'A landmark with its name.'],
      clause: "§2 Footer: toasts 'Copied to clipboard'; §8 Live-update toast",
    }),
  },
  globals: { viewport: { value: 'window' } },
});

function Shower({ messages, queue }: { messages: readonly ToastMessage[]; queue: ReturnType<typeof createToastQueue> }) {
  return (
    <div style={{ minBlockSize: 240 }}>
      <Button onPress={() => messages.forEach((message) => queue.add(message))}>Show</Button>
      <ToastRegion queue={queue} />
    </div>
  );
}

const lasting = { duration: null } as const;

export const Tones = meta.story({
  name: 'Shows messages without taking the focus',
  render: () => (
    <Shower
      queue={createToastQueue()}
      messages={[
        { ...lasting, title: 'Copied to clipboard' },
        { ...lasting, tone: 'danger', title: 'Copy failed - Please select and copy the text manually.' },
        { ...lasting, title: 'Coupon removed', action: { label: 'Undo', onPress: () => undefined } },
        { ...lasting, tone: 'info', title: 'Live Update Applied', description: 'theme_config updated - Changes applied live!' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('Copied to clipboard')).toBeVisible());
    await expect(screen.getByText('Copied to clipboard').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await expect(button).toHaveFocus();
  },
});

export const Closes = meta.story({
  name: 'Closes by its button',
  tags: ['!visual'], // no toasts at the end
  render: () => <Shower queue={createToastQueue()} messages={[{ ...lasting, title: 'Saved' }]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
});

const undo = fn();

export const Undone = meta.story({
  name: 'Does its action once, not when the one before is closed, and gives the focus back',
  tags: ['!visual'], // no toasts at the end
  render: () => (
    <Shower
      queue={createToastQueue()}
      messages={[
        { ...lasting, title: 'Saved' },
        { ...lasting, title: 'Coupon removed', action: { label: 'Undo', onPress: undo } },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    await userEvent.keyboard('{F6}{Enter}');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(undo).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Coupon removed')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Waits = meta.story({
  name: 'Waits while the focus is inside, also in the next one, and goes on when it has left',
  tags: ['!visual'], // no toasts at the end
  render: () => (
    <Shower
      queue={createToastQueue()}
      messages={[
        { ...lasting, title: 'Offline' },
        { duration: 300, title: 'Saved' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const [close] = await screen.findAllByRole('button', { name: 'Close' });
    close?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Offline')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Show' }).focus();
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
});

export const Keyboard = meta.story({
  name: 'Is reached by F6, and gives the focus back when the last one is closed',
  tags: ['!visual'], // no toasts at the end
  render: () => (
    <Shower
      queue={createToastQueue()}
      messages={[
        { ...lasting, title: 'Offline' },
        { ...lasting, title: 'Saved' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(button);
    await userEvent.keyboard('{F6}');
    const [first, second] = await screen.findAllByRole('button', { name: 'Close' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByText('Saved')).toBeNull();
  },
});

import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = preview.meta({
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  args: {
    trigger: <Button>Reset…</Button>,
    title: 'Reset this evaluation?',
    children: 'The simulated balance goes back to $10,000.00 and its history is deleted. This cannot be undone.',
    confirmLabel: 'Reset',
    cancelLabel: 'Keep it',
    tone: 'danger' as const,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    picture: 'page',
    ...notes({
      dos: [
        'Ask the question in the title, and name the action on the button: "Reset", not "OK".',
        'Say whether it can be undone.',
      ],
      donts: ['Do not ask before actions that can be undone: do them, and offer to undo in a Toast.', 'For a form use a Dialog.'],
      keys: {
        Tab: 'Moves between the buttons, and stays inside.',
        Escape: 'Cancels, unless the action is in progress.',
        Enter: 'Presses the focused button: at first the safe one.',
      },
      announces: ['Role "alertdialog" with the question as its name and the consequences as its description.'],
    }),
  },
  globals: { viewport: { value: 'window' } },
});

export const States = meta.story({
  name: 'Starts on the answer that changes nothing',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Reset this evaluation?' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
});

export const Answered = meta.story({
  name: 'Stays until it is answered, and hands the focus back',
  tags: ['!visual'], // the dialog is closed at the end
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Reset…' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(dialog.parentElement?.parentElement ?? document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Pending = meta.story({
  name: 'Cannot be left while the deed is on its way',
  args: { isOpen: true, isPending: true, pendingLabel: 'Resetting…' },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Resetting/ }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
});

export const OnAPhone = meta.story({
  name: 'Fits a phone, from right to left',
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  args: { isOpen: true },
});

import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    picture: 'page',
    ...notes({
      dos: ['Use it for one task that needs full attention, and name the task in its title.', 'Load it lazily.'],
      donts: [
        'For a yes-or-no question use an AlertDialog; for a short explanation at a button a Popover.',
        'Do not open a dialog from a dialog.',
      ],
      keys: { Tab: 'Moves through its controls, and stays inside.', Escape: 'Closes it and returns the focus to its opener.' },
      announces: ['Role "dialog" with its title as name; the rest of the page is hidden while it is open.'],
      clause: '§2 Footer: Legal & Disclosures, Full Page',
    }),
  },
  globals: { viewport: { value: 'window' } },
  args: {
    title: 'End this session?',
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
    actions: ({ close }) => (
      <>
        <Button variant="quiet" onPress={close}>
          Stay
        </Button>
        <Button variant="danger" onPress={close}>
          End session
        </Button>
      </>
    ),
    children: <Text tone="muted">You will have to sign in again on this device. Nothing is lost.</Text>,
  },
});

export const Question = meta.story({
  name: 'Takes the focus and keeps it',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'End this session?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
});

export const Restores = meta.story({
  name: 'Closes by Escape and restores focus to the trigger',
  tags: ['!visual'], // the dialog is closed at the end
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ClosesByButton = meta.story({
  name: 'Closes by its close button',
  tags: ['!visual'], // the dialog is closed at the end
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Long = meta.story({
  name: 'Scrolls long content between title and buttons',
  args: {
    title: 'Legal & Disclosures',
    size: 'lg',
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index} tone="muted">
        {index + 1}. All trading on Duneline is simulated. Payouts are a share of simulated profit and depend on the rules.
      </Text>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const body = screen.getByRole('group', { name: 'Legal & Disclosures' });
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'End session' })).toBeVisible());
  },
});

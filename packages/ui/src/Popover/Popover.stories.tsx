import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    'aria-label': 'Why the limit is trailing',
    trigger: <Button size="sm">Why trailing?</Button>,
    onOpenChange: fn(),
    children: ({ close }) => (
      <Stack gap={12} align="start">
        <Text size="sm" tone="muted">
          The floor follows your highest simulated balance, 10% below it, and never goes down again.
        </Text>
        <Button size="sm" onPress={close}>
          Understood
        </Button>
      </Stack>
    ),
  },
  parameters: {
    picture: 'page',
    ...notes({
      dos: ['Use it for short content of one button: an explanation, filters, a small form.'],
      donts: [
        'For a question that must be answered use an AlertDialog.',
        'For a list of actions use a Menu; for a short explanation a Tooltip.',
      ],
      keys: {
        'Enter, Space': 'Opens it from its button, and moves the focus inside.',
        Tab: 'Moves through its controls, and stays inside.',
        Escape: 'Closes it and returns the focus to the button.',
      },
      announces: ['The button with "has popup: dialog" and "expanded" or "collapsed"; then the dialog with its name.'],
    }),
  },
  globals: { viewport: { value: 'window' } },
});

export const States = meta.story({
  name: 'Opens at its button and takes the focus',
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Why trailing?' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Why the limit is trailing' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom));
  },
});

export const Distant = meta.story({
  name: 'Stands as far from its button as it is told',
  tags: ['!visual'], // looks like States
  args: { offset: 40, defaultOpen: true, isOpen: undefined },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog');
    const top = () => dialog.parentElement?.getBoundingClientRect().top ?? 0;
    const trigger = canvas.getByRole('button', { name: 'Why trailing?', hidden: true });
    await waitFor(() => expect(Math.round(top() - trigger.getBoundingClientRect().bottom)).toBe(40));
  },
});

export const Closes = meta.story({
  name: 'Closes by Escape, by a press beside it and from within, and hands the focus back',
  tags: ['!visual'], // the popover is closed at the end
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Why trailing?' });
    const leave = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByTestId('underlay')),
      () => userEvent.click(screen.getByRole('button', { name: 'Understood' })),
    ];
    for (const close of leave) {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    }
  },
});

export const RightToLeft = meta.story({
  name: 'Starts where its button starts in right-to-left text',
  globals: { direction: 'rtl' },
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog');
    const right = () => Math.round(dialog.parentElement?.getBoundingClientRect().right ?? 0);
    const trigger = canvasElement.querySelector('button');
    await waitFor(() => expect(right()).toBe(Math.round(trigger?.getBoundingClientRect().right ?? 0)));
    await expect(getComputedStyle(dialog).direction).toBe('rtl');
  },
});

import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: {
    picture: 'page',
    ...notes({
      dos: ['Use it for a menu or filters of the page behind it.', 'Load it lazily.'],
      donts: ['For a task that needs full attention use a Dialog.'],
      keys: { Tab: 'Moves through its controls, and stays inside.', Escape: 'Closes it and returns the focus to its opener.' },
      announces: ['Role "dialog" with its title as name.'],
      clause: '§2 Header and navigation: slide-in side menu',
    }),
  },
  globals: { viewport: { value: 'window' } },
  args: {
    title: 'Menu',
    trigger: <Button>Open</Button>,
    onOpenChange: fn(),
    actions: (
      <ButtonLink href="#arena" isWide isExternal>
        Traders Arena
      </ButtonLink>
    ),
    children: (
      <Stack gap={24}>
        <Link href="#pricing">Pricing</Link>
        <Link href="#about">About Us</Link>
        <Link href="#contact">Contact</Link>
      </Stack>
    ),
  },
});

export const Menu = meta.story({
  name: 'Opens at the end of the line',
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth));
  },
});

export const RightToLeft = meta.story({
  name: 'Opens at the left in right-to-left text',
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0));
  },
});

export const Restores = meta.story({
  name: 'Restores focus to the trigger',
  tags: ['!visual'], // the drawer is closed at the end
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const OnAPhone = meta.story({
  name: 'Leaves a strip of the page on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer.getBoundingClientRect().width).toBeLessThan(320));
  },
});

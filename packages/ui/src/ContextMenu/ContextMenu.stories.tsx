import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { account } from '../Menu/menu.story-support.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const card = (
  <Card>
    <Stack gap={8} align="start">
      <Link href="#account">1-step 50K, DL-48213</Link>
      <Text size="sm" tone="muted">
        Right-click the account, or hold it on a touch screen.
      </Text>
    </Stack>
  </Card>
);

const meta = preview.meta({
  title: 'Actions/ContextMenu',
  component: ContextMenu,
  args: { 'aria-label': 'Account DL-48213', items: account, children: card, onAction: fn(), onOpenChange: fn() },
  parameters: {
    picture: 'page',
    ...notes({
      dos: [
        'Use it as a shortcut to actions on a row, a picture or a canvas.',
        'Offer every action elsewhere too, such as in a Menu on the row: nothing shows that a context menu exists.',
        'Put a link or a button inside, or make the content focusable, so that the keyboard can open it.',
      ],
      donts: [
        'Nothing that is reachable only by it.',
        'Not around long text: it replaces the menu for copying. Holding Shift still opens the menu of the browser.',
        'Not around a whole page of links: it replaces "Open in a new tab" too. Fields keep the menu of the browser.',
      ],
      keys: {
        'ContextMenu, Shift + F10': 'Opens it at the focused element, with the first item focused.',
        '↑, ↓, Home, End, a letter': 'Moves in it.',
        '→, ←': 'Opens or closes a submenu.',
        'Enter, Space': 'Activates the item.',
        Escape: 'Closes it and returns the focus to what had it before.',
      },
      announces: [
        'Nothing about the area: screen readers have a command for context menus on every element.',
        'When open, role "menu" with its name; each item with its description, shortcut, "dimmed" if disabled, and position.',
      ],
    }),
  },
  globals: { viewport: { value: 'window' } },
});

const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** Right-clicks at a place in the window, as a mouse does: on what is there, which may be inert. */
async function rightClick(clientX: number, clientY: number, modifiers: { shiftKey?: boolean } = {}) {
  const target = document.elementFromPoint(clientX, clientY) ?? document.body;
  return await fireEvent.contextMenu(target, { clientX, clientY, button: 2, ...modifiers });
}

/** The corner of the menu that is at the pointer. */
function readCorner() {
  const { left, right, top } = screen.getByRole('menu').parentElement?.getBoundingClientRect() ?? new DOMRect();
  return { x: Math.round(document.dir === 'rtl' ? right : left), y: Math.round(top) };
}

export const States = meta.story({
  name: 'Opens at the pointer',
  play: async ({ args }) => {
    await rightClick(360, 60);
    await expect(await screen.findByRole('menu', { name: 'Account DL-48213' })).toBeInTheDocument();
    await waitFor(() => expect(readCorner()).toEqual({ x: 360, y: 62 }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
});

export const ByPointer = meta.story({
  name: 'Activates an item by pointer, and moves with the next right click',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, userEvent }) => {
    await rightClick(360, 60);
    await item(/Details/);
    await rightClick(300, 40); // above the menu
    await waitFor(() => expect(readCorner()).toEqual({ x: 300, y: 42 }));
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await expect(await fireEvent.contextMenu(await item(/Details/)), 'the browser opens none on it').toBe(false);
    await userEvent.click(await item(/Copy the number/));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('copy');
    await expectClosed();
  },
});

export const ByKeyboard = meta.story({
  name: 'Opens at the focused element by keyboard, and returns the focus to it',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    await userEvent.tab();
    for (const key of ['{Escape}', '{Enter}']) {
      await fireEvent.contextMenu(link, { button: 0, shiftKey: true }); // Shift + F10
      await waitFor(async () => expect(await item(/Details/)).toHaveFocus());
      await waitFor(() => expect(readCorner().y).toBeCloseTo(link.getBoundingClientRect().bottom + 2, -1));
      await userEvent.keyboard(key);
      await expectClosed();
      await waitFor(() => expect(link).toHaveFocus());
    }
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('details');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ByTouch = meta.story({
  name: 'Opens where a finger rests for half a second, not where it moves',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 300, clientY: 50 };
    await fireEvent.pointerDown(link, finger);
    await fireEvent.pointerMove(link, { ...finger, clientY: 61 });
    await fireEvent.pointerUp(link, { ...finger, clientY: 61 });
    await fireEvent.pointerDown(link, { ...finger, clientX: 400 });
    await fireEvent.pointerMove(link, { ...finger, clientX: 405 });
    await item(/Details/);
    await waitFor(() => expect(readCorner()).toEqual({ x: 400, y: 52 }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(await fireEvent.click(link), 'lifting the finger follows no link').toBe(false);
    await fireEvent.pointerUp(link, finger);
  },
});

export const OfTheBrowser = meta.story({
  name: 'Leaves fields, and right clicks with Shift, to the menu of the browser',
  tags: ['!visual'], // nothing opens
  args: { children: <TextField label="Note" /> },
  play: async ({ args, canvas }) => {
    await expect(await fireEvent.contextMenu(canvas.getByRole('textbox'), { button: 2 })).toBe(true);
    await expect(await fireEvent.contextMenu(canvas.getByText('Note'), { button: 2, shiftKey: true })).toBe(true);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(await fireEvent.contextMenu(canvas.getByText('Note'), { button: 2 })).toBe(false);
    await item(/Details/);
  },
});

export const Rows = meta.story({
  name: 'Belongs to the row under the pointer, also while the menu of another row is open',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Stack gap={8}>
      {['DL-48213', 'DL-48207'].map((number) => (
        <ContextMenu key={number} {...args} aria-label={number} data-row={number}>
          <Card>
            <Link href="#account">{number}</Link>
          </Card>
        </ContextMenu>
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await userEvent.tab();
    await rightClick(360, first?.y ?? 0);
    await screen.findByRole('menu', { name: 'DL-48213' });
    await rightClick(second?.x ?? 0, second?.y ?? 0); // beside the menu, which covers the rest of the row
    await screen.findByRole('menu', { name: 'DL-48207' });
    await waitFor(() => expect(screen.getAllByRole('menu')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'DL-48213' })).toHaveFocus());
  },
});

export const Edge = meta.story({
  name: 'Stays in the window at its edge',
  globals: { viewport: { value: 'phone' } },
  args: { children: <div style={{ minBlockSize: 'calc(100vb - 32px)' }}>{card}</div> },
  play: async () => {
    await rightClick(window.innerWidth - 20, window.innerHeight - 30);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 30));
    await expect(menu.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
    await expect(menu.getBoundingClientRect().left).toBeGreaterThan(0);
  },
});

export const Held = meta.story({
  name: 'Is open below the area while its caller says so',
  tags: ['!visual'], // covered by the screenshots of States
  args: { isOpen: true, disabledKeys: ['copy'] },
  play: async ({ args, userEvent }) => {
    await expect(await item(/Copy the number/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.getByRole('menu')).toBeInTheDocument();
    await fireEvent.contextMenu(document.body, { button: 2, clientX: 4, clientY: 4 });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('menu')).toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({
  name: 'Opens to the left of the pointer in right-to-left text',
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: {
    'aria-label': 'الحساب',
    items: [
      { id: 'details', label: 'التفاصيل' },
      { id: 'export', label: 'تصدير' },
    ],
  },
  play: async () => {
    await rightClick(600, 60);
    await screen.findByRole('menu', { name: 'الحساب' });
    await waitFor(() => expect(readCorner()).toEqual({ x: 600, y: 62 }));
  },
});

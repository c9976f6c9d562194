import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown, menu, trend } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';
import { account, chart } from './menu.story-support.ts';

const meta = preview.meta({
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button size="sm">
        Account <Icon of={chevronDown} size={16} />
      </Button>
    ),
    items: account,
    onAction: fn(),
    onOpenChange: fn(),
  },
  parameters: {
    picture: 'page',
    ...notes({
      dos: [
        'Use it for more than three actions on one item.',
        'Start each label with a verb: "Copy the number". Put destructive actions last, after a separator.',
      ],
      donts: [
        'Make the most frequent action a Button beside it.',
        "For a form's value use a Select; for text or a form at a button a Popover; for navigation Links.",
        'No more than one level of submenus.',
      ],
      keys: {
        'Enter, Space, ↓': 'Opens it with the first item focused; ↑ with the last.',
        '↑, ↓, Home, End': 'Moves in it, wrapping around.',
        'A letter': 'Moves to the next item that starts with the letter.',
        '→, ←': 'Opens or closes a submenu.',
        'Enter, Space': 'Activates the item; Space on an option keeps the menu open.',
        'Escape, Tab': 'Closes it and returns the focus to the button.',
      },
      announces: [
        'The button with "has popup: menu" and "expanded" or "collapsed".',
        'Role "menu" with the button\'s name; each item with its description, shortcut, "dimmed" if disabled, and position.',
        'In a section its heading; "menu item checkbox" or "radio" with "checked".',
      ],
      clause: '§2 dashboards: account menu',
    }),
  },
  globals: { viewport: { value: 'window' } },
});

const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });

export const States = meta.story({
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await item(/Details/);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await item(/Details/)).toHaveFocus());
  },
});

export const Choices = meta.story({
  name: 'Has items that are on or off, by themselves or one of several',
  args: { items: chart, trigger: <Button size="sm">View</Button> },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'View' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Week' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: 'Week' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Month' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Loss floor' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Loss floor' })).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Target' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Lines' })).toBeVisible());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const HeldChoices = meta.story({
  name: 'Tells its caller what is on, in the order of the items',
  tags: ['!visual'], // covered by the screenshots of Choices
  render: ({ onAction }) => (
    <Menu
      trigger={<Button size="sm">View</Button>}
      items={[
        {
          label: 'Lines',
          selectionMode: 'multiple',
          selectedKeys: ['floor'],
          onSelectionChange: onAction as () => void,
          items: [
            { id: 'target', label: 'Target' },
            { id: 'floor', label: 'Loss floor' },
          ],
        },
      ]}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }));
    const target = await screen.findByRole('menuitemcheckbox', { name: 'Target' });
    await userEvent.click(target);
    await expect(args.onAction).toHaveBeenLastCalledWith(new Set(['target', 'floor']));
    await expect(target).not.toBeChecked();
  },
});

export const ByPointer = meta.story({
  name: 'Does an item by pointer, closes and hands the focus back',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menu', { name: 'Account' })).toBeInTheDocument();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await item(/Copy the number/));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('copy');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ByTouch = meta.story({
  name: 'Opens and does an item by touch',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Account' }) });
    await userEvent.pointer({ keys: '[TouchA]', target: await item(/Details/) });
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const ByKeyboard = meta.story({
  name: 'Opens at either end, moves round, finds by letters and is left by keys',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await item('End the evaluation')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await item(/Details/)).toHaveFocus();
    await userEvent.keyboard('ex');
    await expect(await item('Export')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await item(/Details/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('details');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Side = meta.story({
  name: 'Opens a menu at its side by keys, and does what stands there',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' });
    const [aside, back] = document.dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    const walk = async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(async () => expect(await item(/Details/)).toHaveFocus());
      await userEvent.keyboard(`{ArrowDown}{ArrowDown}${aside}`);
      await waitFor(async () => expect(await item(/As a table/)).toHaveFocus());
    };
    trigger.focus();
    await walk();
    await userEvent.keyboard(back);
    await waitFor(async () => expect(await item('Export')).toHaveFocus());
    await userEvent.keyboard(`${aside}{Enter}`);
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('table');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await walk();
  },
});

export const SideByPointer = meta.story({
  name: 'Opens a menu at its side by pointer',
  tags: ['!visual'], // covered by the screenshots of Side
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await item('Export'));
    await userEvent.click(await item('As a picture'));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('picture');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Disabled = meta.story({
  name: 'Passes over what cannot be done now, and says why',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const merge = await item('Merge From two funded accounts on');
    await expect(merge).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(merge);
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeInTheDocument();
  },
});

export const Held = meta.story({
  name: 'Is open while its caller says so',
  tags: ['!visual'], // covered by the screenshots of States
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    await item(/Details/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.getByRole('menu')).toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({
  name: 'Stays in the window of a phone, also its side',
  globals: { viewport: { value: 'phone' } },
  args: { trigger: <IconButton aria-label="Account" icon={menu} variant="secondary" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await item('Export'));
    const side = await screen.findByRole('menu', { name: 'Export' });
    await waitFor(() => expect(side.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(side.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
});

export const RightToLeft = meta.story({
  name: 'Starts where its button starts, and opens its side to the left, in right-to-left text',
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: {
    trigger: <Button size="sm">الحساب</Button>,
    items: [
      { id: 'details', label: 'التفاصيل', icon: trend },
      { id: 'export', label: 'تصدير', items: [{ id: 'table', label: 'كجدول' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'الحساب' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('menu', { name: 'الحساب' });
    const edge = () => Math.round(list.parentElement?.getBoundingClientRect().right ?? 0);
    await waitFor(() => expect(edge()).toBe(Math.round(trigger.getBoundingClientRect().right)));
    await waitFor(async () => expect(await item('التفاصيل')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(async () => expect(await item('كجدول')).toHaveFocus());
    const side = screen.getByRole('menu', { name: 'تصدير' });
    await waitFor(() => expect(side.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().left));
  },
});

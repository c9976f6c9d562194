import { expect, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevronDown, minus, plus } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.tsx';
import { Toolbar, type ToolbarProps } from './Toolbar.tsx';
import { ToolbarGroup } from './ToolbarGroup.tsx';
import { asIcons, lines } from '../ToggleGroup/toggles.story-support.ts';

const exports = [
  { id: 'table', label: 'As a table' },
  { id: 'picture', label: 'As a picture' },
] as const;

function Full({ 'aria-label': name = 'Chart', orientation = 'horizontal' }: Partial<ToolbarProps>) {
  return (
    <Toolbar aria-label={name} orientation={orientation}>
      <ToggleGroup
        aria-label="Lines"
        selectionMode="multiple"
        items={orientation === 'vertical' ? asIcons(lines) : lines}
        defaultSelectedKeys={['equity']}
        orientation={orientation}
      />
      <ToolbarGroup aria-label="Size">
        <IconButton aria-label="Smaller" icon={minus} size="sm" />
        <IconButton aria-label="Larger" icon={plus} size="sm" />
      </ToolbarGroup>
      {orientation === 'horizontal' && (
        <ToolbarGroup aria-label="Export">
          <Menu
            items={exports}
            trigger={
              <Button size="sm" variant="quiet">
                Export <Icon of={chevronDown} size={16} />
              </Button>
            }
          />
          <CopyButton text="DL-48213" size="sm" variant="quiet" write={() => Promise.resolve()} />
          <ToggleButton size="sm">Details</ToggleButton>
        </ToolbarGroup>
      )}
    </Toolbar>
  );
}

const meta = preview.meta({
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: { 'aria-label': 'Chart', children: null },
  render: (args) => <Full {...args} />,
  parameters: notes({
    dos: [
      'Use it for three or more controls of one item: a chart, a table, an editor.',
      'Group related controls in a ToolbarGroup.',
    ],
    donts: [
      'No fields inside: they need the arrow keys themselves.',
      'For two buttons use an Inline; for the parts of a site a SideMenu.',
    ],
    keys: {
      Tab: 'Moves to the last focused control, and out of the toolbar.',
      '←, →': 'Moves to the previous or next control, also across groups; ↑ and ↓ in a column.',
      '↓': 'Opens a Menu from its button.',
    },
    announces: ['Role "toolbar" with its label; role "group" with the label of each group.'],
    clause: '§2 trader dashboard: chart',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24} align="start">
      <Full />
      <Full aria-label="Chart, at its side" orientation="vertical" />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  name: 'Is one stop of the keyboard; arrow keys go through all of it, and it comes back to where it was left',
  tags: ['!visual'], // covered by the screenshots of States
  render: () => (
    <>
      <Full />
      <a href="#next">Next</a>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Equity' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Smaller' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Smaller' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Loss floor' })).toHaveFocus();
  },
});

export const Heard = meta.story({
  name: 'Is heard as a toolbar with named groups',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Chart' })).toHaveAttribute('aria-orientation', 'horizontal');
    const groups = canvas.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    await expect(groups).toEqual(['Lines', 'Size', 'Export']);
  },
});

export const WithMenu = meta.story({
  name: 'Opens a menu and gets the focus back from it',
  tags: ['!visual'], // covered by the screenshots of Menu
  args: { orientation: 'horizontal' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Export' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As a table' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
});

export const Vertical = meta.story({
  name: 'Moves up and down in a column',
  tags: ['!visual'], // covered by the screenshots of States
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Target' })).toHaveFocus();
  },
});

export const OnAPhone = meta.story({ name: 'Wraps on a phone', globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({
  name: 'Runs from the right, also by keys, in right-to-left text',
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Smaller' })).toHaveFocus();
  },
});

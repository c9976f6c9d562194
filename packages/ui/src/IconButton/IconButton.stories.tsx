import { expect, fn, screen } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { close, copy, menu, moon } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: notes({
    dos: ['Use it for well-known icons or small spaces: close, menu, copy.', 'Start the label with the action.'],
    donts: ['If there is space for a text use a Button.', 'For a pressed state use a ToggleButton; for navigation a link.'],
    keys: { 'Enter, Space': 'Presses it.' },
    announces: ['Role "button" with its label; its Tooltip, if any, as the description.'],
  }),
});

export const Looks = meta.story({
  render: () => (
    <Inline>
      <IconButton aria-label="Close" icon={close} />
      <IconButton aria-label="Menu" icon={menu} variant="secondary" />
      <IconButton aria-label="Copy" icon={copy} size="sm" variant="secondary" />
      <IconButton aria-label="Use the dark theme" icon={moon} isDisabled />
    </Inline>
  ),
});

export const Named = meta.story({
  name: 'Has a name, and is 44 pixels square',
  tags: ['!visual'], // covered by the screenshots of Looks
  args: { 'aria-label': 'Close', icon: close, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await expect(button.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

export const InTooltip = meta.story({
  name: 'Says its name once inside a Tooltip, not also by the browser',
  tags: ['!visual'], // covered by the screenshots of Tooltip
  render: () => (
    <Inline>
      <IconButton aria-label="Menu" icon={menu} />
      <Tooltip content="The link of this page">
        <IconButton aria-label="Copy" icon={copy} />
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toHaveAttribute('title', 'Menu');
    const button = canvas.getByRole('button', { name: 'Copy' });
    await expect(button).not.toHaveAttribute('title');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip', { name: 'The link of this page' })).toBeInTheDocument();
    await expect(button).toHaveAccessibleDescription('The link of this page');
  },
});

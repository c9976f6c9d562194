import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { arrowRight, download, plus } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Start challenge', onPress: fn() },
  parameters: notes({
    dos: [
      'Name the action with a verb and an object: "Start challenge".',
      'One `primary` per view; `danger` for actions that remove something, with a question first.',
      'Give it an `icon` where several stand together and are looked for.',
      'Set `isPending` during the action: the button keeps its width and focus.',
    ],
    donts: [
      'For navigation use a ButtonLink or a Link.',
      "Do not disable a form's button while fields are invalid: let it be pressed, and show the errors.",
    ],
    keys: { 'Enter, Space': 'Presses it.' },
    announces: ['Role "button" with its text.', 'The pending text, politely, once.'],
    clause: '§2 every screen',
  }),
});

export const Variants = meta.story({
  render: () => (
    <Inline>
      <Button variant="primary">Start challenge</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">End session</Button>
      <Button isDisabled>Disabled</Button>
      <Button variant="primary" isPending pendingLabel="Paying…">
        Pay $99
      </Button>
    </Inline>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <Inline>
      <Button variant="primary" size="lg">
        Request Access <Icon of={arrowRight} />
      </Button>
      <Button size="lg">See prices, from $59</Button>
      <Button>Default</Button>
      <Button size="sm">Small</Button>
      <Button icon={plus}>Add a coupon</Button>
      <Button size="sm" icon={download}>
        Statement
      </Button>
    </Inline>
  ),
});

export const Focused = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Start challenge' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineWidth).toBe('2px');
    await expect(getComputedStyle(button).outlineOffset).toBe('3px');
  },
});

export const PressesByMouseAndKeyboard = meta.story({
  name: 'Presses by mouse and keyboard',
  tags: ['!visual'], // looks the same as the idle button
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
});

export const Pending = meta.story({
  name: 'Keeps width and focus while busy, and says so',
  render: function Paying(args) {
    const [isPending, setIsPending] = useState(false);
    return (
      <Button
        variant="primary"
        isPending={isPending}
        pendingLabel="Paying…"
        onPress={(event) => {
          args.onPress?.(event);
          setIsPending(true);
        }}
      >
        Pay $99 now
      </Button>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const before = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Paying…');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(before);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Disabled = meta.story({
  name: 'Does nothing while disabled',
  tags: ['!visual'], // covered by the screenshots of Variants
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const Wide = meta.story({ args: { isWide: true, variant: 'primary', size: 'lg' } });

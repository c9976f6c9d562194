import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Splitter, type SplitterProps } from './Splitter.tsx';

const tickets = ['Payout not received', 'Change of e-mail', 'Limit on news days', 'Second account', 'Invoice', 'Refund'];

const list = (
  <Box padding={16}>
    <Stack gap={12}>
      {tickets.map((ticket) => (
        <Link key={ticket} href="#ticket">
          {ticket}
        </Link>
      ))}
    </Stack>
  </Box>
);
const details = (
  <Box padding={16}>
    <Text>The payout was requested on Monday and has not arrived. The receipt is attached.</Text>
  </Box>
);

const framed = (height: number, splitter: ReactNode) => (
  <div style={{ blockSize: height, border: '1px solid var(--color-line)' }}>{splitter}</div>
);

const meta = preview.meta({
  title: 'Layout/Splitter',
  component: Splitter,
  args: { 'aria-label': 'Width of the list', start: list, end: details, onChange: fn(), onChangeEnd: fn() },
  render: (args) => framed(240, <Splitter {...(args as SplitterProps & { 'aria-label': string })} />),
  parameters: notes({
    dos: [
      'Use it for two parts that are read together, of which sometimes one needs more space: a list and its details.',
      'Name what the divider changes: "Width of the list".',
      'Name panes that scroll: `startLabel`, `endLabel`.',
      'Give it a height, or its container: panes scroll only then, and stacked panes need it.',
      'Store the place of the divider in `onChangeEnd`, and pass it as `defaultValue` next time.',
    ],
    donts: [
      'On a phone do not use it: stack the panes, or show one at a time.',
      'For a fixed layout use Columns; for a side panel that opens and closes a Drawer.',
    ],
    keys: {
      '←, →': 'Move the divider by 1 percent, in the direction of the arrow (↑, ↓ if the panes are stacked).',
      'Shift + arrow key': 'Moves it by 10 percent.',
      'Home, End': 'The smallest and largest first pane.',
      Enter: 'Collapses the first pane to its minimum; again: restores it.',
      Tab: 'First pane, divider, second pane; a pane itself is a stop only while it can scroll.',
    },
    announces: [
      'Role "separator" with its name and the share of the first pane, "50%", again after each step.',
      'A pane that scrolls: a group with its name.',
      'Disabled: a separator that cannot be reached.',
    ],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      {framed(180, <Splitter aria-label="Width of the list" start={list} end={details} defaultValue={35} />)}
      {framed(440, <Splitter aria-label="Height of the list" orientation="vertical" start={list} end={details} />)}
      {framed(120, <Splitter aria-label="Width of the note" start={details} end={details} defaultValue={60} isDisabled />)}
    </Stack>
  ),
});

export const Keyboard = meta.story({
  name: 'Moves by keys, collapses and restores',
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const divider = canvas.getByRole('separator', { name: 'Width of the list' });
    divider.focus();
    await expect(divider).toHaveAttribute('aria-valuetext', '50%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(divider).toHaveAttribute('aria-valuenow', '51');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(41);
    await userEvent.keyboard('{End}');
    await expect(divider).toHaveAttribute('aria-valuenow', '90');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(divider).toHaveAttribute('aria-valuenow', '10');
  },
});

/** Drags the divider by a distance in CSS pixels. */
async function dragBy(divider: HTMLElement, x: number, y: number) {
  const { left, top } = divider.getBoundingClientRect();
  const at = { button: 0, isPrimary: true, pointerId: 1 };
  // A pointer of a script cannot be captured.
  divider.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(divider, { ...at, clientX: left, clientY: top });
  await fireEvent.pointerMove(divider, { ...at, clientX: left + x / 2, clientY: top + y / 2 });
  await fireEvent.pointerMove(divider, { ...at, clientX: left + x, clientY: top + y });
  await fireEvent.lostPointerCapture(divider, at);
}

const widthOf = (divider: HTMLElement) => divider.previousElementSibling?.getBoundingClientRect().width ?? 0;

export const Pointer = meta.story({
  name: 'Follows the pointer and returns on a double click',
  tags: ['!visual'], // looks the same as States
  globals: { direction: 'ltr' },
  play: async ({ args, canvas, userEvent }) => {
    const divider = canvas.getByRole('separator');
    const before = widthOf(divider);
    await dragBy(divider, 120, 0);
    await waitFor(() => expect(Math.round(widthOf(divider) - before)).toBe(120));
    await expect(args.onChangeEnd).toHaveBeenCalledTimes(1);
    await dragBy(divider, -5_000, 0);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(10);
    await userEvent.dblClick(divider);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(50);
    await waitFor(() => expect(widthOf(divider)).toBe(before));
  },
});

export const RightToLeft = meta.story({
  name: 'Is mirrored in right-to-left text',
  globals: { direction: 'rtl' },
  args: { 'aria-label': 'عرض القائمة', defaultValue: 30, start: 'القائمة', end: 'التفاصيل' },
  play: async ({ args, canvas, userEvent }) => {
    const divider = canvas.getByRole('separator', { name: 'عرض القائمة' });
    const before = widthOf(divider);
    await dragBy(divider, -100, 0);
    await waitFor(() => expect(Math.round(widthOf(divider) - before)).toBe(100));
    divider.focus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
  },
});

export const Stacked = meta.story({
  name: 'Moves up and down between stacked panes',
  tags: ['!visual'], // looks the same as States
  args: { 'aria-label': 'Height of the list', orientation: 'vertical' },
  play: async ({ args, canvas, userEvent }) => {
    const divider = canvas.getByRole('separator', { name: 'Height of the list' });
    await expect(divider).toHaveAttribute('aria-orientation', 'horizontal');
    divider.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(51);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await dragBy(divider, 0, -5_000);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(10);
  },
});

export const Controlled = meta.story({
  name: 'Stays where its value is, within its limits',
  tags: ['!visual'], // looks the same as States
  args: { value: 5, minValue: 20, maxValue: 60 },
  play: async ({ args, canvas, userEvent }) => {
    const divider = canvas.getByRole('separator');
    await expect(divider).toHaveAttribute('aria-valuenow', '20');
    divider.focus();
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await expect(divider).toHaveAttribute('aria-valuenow', '20');
  },
});

export const Disabled = meta.story({
  name: 'Cannot be reached while it is disabled',
  tags: ['!visual'], // looks the same as States
  args: { isDisabled: true, start: 'List', end: 'Details' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('separator')).not.toHaveFocus();
    await expect(canvas.getByRole('separator')).not.toHaveAttribute('aria-valuenow');
  },
});

export const OnAPhone = meta.story({
  name: 'Fits a phone, where panes are better stacked by the caller',
  tags: ['!visual'], // looks the same as States, only narrower
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
});

export const Growing = meta.story({
  name: 'Makes a pane a named stop of the keyboard as soon as its content needs to scroll',
  tags: ['!visual'], // looks the same as States
  args: { startLabel: 'Messages' },
  render: function Pane(args) {
    const [count, setCount] = useState(1);
    const messages = Array.from({ length: count }, (_, index) => <p key={index}>The receipt is attached.</p>);
    return (
      <>
        <Button onPress={() => setCount(40)}>Load</Button>
        {framed(180, <Splitter {...args} start={messages} />)}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Messages' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(await canvas.findByRole('group', { name: 'Messages' })).toHaveAttribute('tabindex', '0');
  },
});

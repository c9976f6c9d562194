import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { eye, moon, trend } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = preview.meta({
  title: 'Actions/ToggleButton',
  component: ToggleButton,
  args: { children: 'Daily limit', icon: trend, onChange: fn() },
  parameters: notes({
    dos: [
      'Use it for a view or mode that changes immediately: a line in a chart, all details.',
      'Name the setting: "Daily limit".',
    ],
    donts: [
      'For a stored setting use a Switch; for values of a form a Checkbox.',
      'Do not change the label with the state: "pressed" announces it.',
      'For two or more related ones use a ToggleGroup.',
    ],
    keys: { 'Enter, Space': 'Presses or releases it.' },
    announces: ['Role "button" with its label, "pressed" or "not pressed".'],
    clause: '§2 trader dashboard: chart',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={16}>
      <Inline>
        <ToggleButton icon={trend}>Daily limit</ToggleButton>
        <ToggleButton icon={trend} defaultSelected>
          Daily limit
        </ToggleButton>
        <ToggleButton icon={trend} isDisabled>
          Daily limit
        </ToggleButton>
        <ToggleButton icon={trend} defaultSelected isDisabled>
          Daily limit
        </ToggleButton>
      </Inline>
      <Inline>
        <ToggleButton size="sm">Details</ToggleButton>
        <ToggleButton size="sm" defaultSelected>
          Details
        </ToggleButton>
        <ToggleButton aria-label="Show figures" icon={eye} />
        <ToggleButton aria-label="Show figures" icon={eye} defaultSelected />
        <ToggleButton aria-label="Night mode" icon={moon} size="sm" defaultSelected />
      </Inline>
    </Stack>
  ),
});

export const Pressed = meta.story({
  name: 'Stays pressed by pointer and keys, and says so',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Daily limit', pressed: false });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const Controlled = meta.story({
  name: 'Leaves its state to whoever holds it',
  tags: ['!visual'], // covered by the screenshots of States
  args: { isSelected: true },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { pressed: true });
    await userEvent.click(toggle);
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  },
});

export const WithoutLabel = meta.story({
  name: 'Has its name also as an icon, shown once: by the browser, or by a Tooltip',
  tags: ['!visual'], // covered by the screenshots of States
  render: () => (
    <Inline>
      <ToggleButton aria-label="Show figures" icon={eye} />
      <Tooltip content="Also in the receipts below">
        <ToggleButton aria-label="Night mode" icon={moon} />
      </Tooltip>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const plain = canvas.getByRole('button', { name: 'Show figures' });
    await expect(plain).toHaveAttribute('title', 'Show figures');
    await expect(plain.getBoundingClientRect()).toMatchObject({ width: 44, height: 44 });
    await expect(canvas.getByRole('button', { name: 'Night mode' })).not.toHaveAttribute('title');
  },
});

export const RightToLeft = meta.story({
  name: 'Has its icon at the start of the line in right-to-left text',
  globals: { direction: 'rtl' },
  args: { children: 'الحد اليومي', defaultSelected: true },
});

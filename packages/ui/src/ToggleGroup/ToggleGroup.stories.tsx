import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { clock, lock, trend } from '../Icon/icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleGroup } from './ToggleGroup.tsx';
import { asIcons, lines } from './toggles.story-support.ts';

const spans = [
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
  { id: 'all', label: 'All', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Actions/ToggleGroup',
  component: ToggleGroup,
  args: { 'aria-label': 'Lines of the chart', items: lines },
  parameters: notes({
    dos: [
      'Use `multiple` for independent settings: lines of a chart, kinds of receipts.',
      'Use `single` for a mode that may also be off; `disallowEmptySelection` keeps one on.',
    ],
    donts: ['For one of a few views use a SegmentedControl.', 'For values of a form use a CheckboxGroup or a RadioGroup.'],
    keys: {
      Tab: 'Moves to the last focused one, and out of the group.',
      '←, →': 'Moves to the previous or next one; ↑ and ↓ in a column.',
      'Enter, Space': 'Toggles it.',
    },
    announces: ['Role "toolbar" with its label ("group" inside a Toolbar); each button with "pressed" or "not pressed".'],
    clause: '§2 trader dashboard: chart',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24} align="start">
      <ToggleGroup aria-label="Lines" selectionMode="multiple" items={lines} defaultSelectedKeys={['equity', 'floor']} />
      <ToggleGroup aria-label="Lines" selectionMode="multiple" items={asIcons(lines)} defaultSelectedKeys={['equity']} />
      <ToggleGroup aria-label="Span" items={spans} defaultSelectedKeys={['week']} />
      <ToggleGroup aria-label="Span" items={spans} defaultSelectedKeys={['month']} isDisabled />
      <ToggleGroup aria-label="Span" items={spans} orientation="vertical" />
    </Stack>
  ),
});

export const Single = meta.story({
  name: 'Has one on or none, and never none where one is required',
  tags: ['!visual'], // covered by the screenshots of States
  render: ({ onSelectionChange }) => (
    <>
      <ToggleGroup aria-label="Span" items={spans} onSelectionChange={onSelectionChange as () => void} />
      <ToggleGroup
        aria-label="Required"
        items={[{ id: 'list', label: 'List' }]}
        defaultSelectedKeys={['list']}
        disallowEmptySelection
      />
    </>
  ),
  args: { onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['month']));
    await expect(canvas.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await userEvent.click(canvas.getByRole('button', { name: 'List' }));
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Multiple = meta.story({
  name: 'Has any number on, and names them in their order',
  tags: ['!visual'], // covered by the screenshots of States
  args: { onSelectionChange: fn() },
  render: ({ onSelectionChange }) => (
    <ToggleGroup
      aria-label="Lines"
      selectionMode="multiple"
      items={lines}
      defaultSelectedKeys={['floor']}
      onSelectionChange={onSelectionChange as () => void}
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Equity' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['equity', 'floor']));
    await userEvent.click(canvas.getByRole('button', { name: 'Loss floor' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['equity']));
  },
});

export const Keyboard = meta.story({
  name: 'Is one stop of the keyboard, with arrow keys inside',
  tags: ['!visual'], // covered by the screenshots of States
  render: () => (
    <>
      <ToggleGroup aria-label="Lines" selectionMode="multiple" items={lines} />
      <a href="#next">Next</a>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Lines' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Equity' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    const target = canvas.getByRole('button', { name: 'Target', pressed: true });
    await expect(target).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(target).toHaveFocus();
  },
});

export const OnAPhone = meta.story({
  name: 'Wraps on a phone',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <ToggleGroup
      aria-label="Lines"
      selectionMode="multiple"
      defaultSelectedKeys={['equity', 'day']}
      items={[...lines, { id: 'day', label: 'Daily limit', icon: clock }, { id: 'sample', label: 'Second sample' }]}
    />
  ),
});

export const RightToLeft = meta.story({
  name: 'Runs from the right, also by keys, in right-to-left text',
  globals: { direction: 'rtl' },
  render: () => (
    <ToggleGroup
      aria-label="خطوط الرسم"
      selectionMode="multiple"
      defaultSelectedKeys={['equity']}
      items={[
        { id: 'equity', label: 'الرصيد', icon: trend },
        { id: 'floor', label: 'حد الخسارة', icon: lock },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'حد الخسارة' })).toHaveFocus();
  },
});

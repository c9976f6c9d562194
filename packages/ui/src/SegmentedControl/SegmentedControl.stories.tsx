import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const programs = [
  { id: 'one', label: '1-step' },
  { id: 'two', label: '2-step' },
  { id: 'instant', label: 'Instant', badge: 'Coming soon', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: notes({
    dos: ['Use it for two to four views or modes with short labels.', 'Explain why an option is disabled: "Coming soon".'],
    donts: ['For more or longer options use a Select or a RadioGroup.', 'For filters on several lines use a ChipGroup.'],
    keys: { Tab: 'Moves to the selected one, and out of the group.', '↑, ↓, ←, →': 'Selects the previous or next one.' },
    announces: ['Role "group" with its label or aria-label; each radio with its badge and position.'],
    machine: 'pricing-selector',
    clause: '§4 Pricing selector: program tabs, phase toggle',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <SegmentedControl label="Program" items={programs} defaultSelectedKey="one" />
      <SegmentedControl
        aria-label="Phase"
        items={[
          { id: 'phase1', label: 'Phase 1' },
          { id: 'funded', label: 'Funded' },
        ]}
        defaultSelectedKey="phase1"
      />
      <SegmentedControl aria-label="Program, small" items={programs} defaultSelectedKey="two" size="sm" />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  name: 'Moves with the arrow keys and skips what is not available',
  args: { 'aria-label': 'Program', items: programs, defaultSelectedKey: 'one', onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1-step' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('two');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('one');
    await expect(canvas.getByRole('radio', { name: 'Instant Coming soon' })).toBeDisabled();
  },
});

export const Grouped = meta.story({
  name: 'Is a named group with a value for its form',
  tags: ['!visual'], // covered by the screenshots of States
  args: { 'aria-label': 'Program', name: 'program', items: programs, selectedKey: 'two' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Program' })).toBeVisible();
    const radio = canvas.getByRole('radio', { name: '2-step' });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAttribute('name', 'program');
  },
});

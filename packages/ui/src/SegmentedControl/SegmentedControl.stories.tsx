import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const programs = [
  { value: 'one', label: '1-step' },
  { value: 'two', label: '2-step' },
  { value: 'instant', label: 'Instant', badge: 'Coming soon', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: notes({
    dos: ['Use it for two to four views or modes with short labels.', 'Explain why an option is disabled: "Coming soon".'],
    donts: ['For more or longer options use a Select or a RadioGroup.', 'For filters on several lines use a ChipGroup.'],
    keys: { Tab: 'Moves to the selected one, and out of the group.', '↑, ↓, ←, →': 'Selects the previous or next one.' },
    announces: ['Role "group" with its label, also if hidden; each radio with its badge and position.'],
    machine: 'pricing-selector',
    clause: '§4 Pricing selector: program tabs, phase toggle',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <SegmentedControl label="Program" isLabelVisible options={programs} defaultValue="one" />
      <SegmentedControl
        label="Phase"
        options={[
          { value: 'phase1', label: 'Phase 1' },
          { value: 'funded', label: 'Funded' },
        ]}
        defaultValue="phase1"
      />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  name: 'Moves with the arrow keys and skips what is not available',
  args: { label: 'Program', options: programs, defaultValue: 'one', onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1-step' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('two');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('one');
    await expect(canvas.getByRole('radio', { name: 'Instant Coming soon' })).toBeDisabled();
  },
});

export const Grouped = meta.story({
  name: 'Is a named group with a value for its form',
  tags: ['!visual'], // covered by the screenshots of States
  args: { label: 'Program', name: 'program', options: programs, value: 'two' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Program' })).toBeVisible();
    const radio = canvas.getByRole('radio', { name: '2-step' });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAttribute('name', 'program');
  },
});

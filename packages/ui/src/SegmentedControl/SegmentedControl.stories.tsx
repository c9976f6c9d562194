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
    dos: ['Take it for two to four views or modes in one or two words.', 'Say beside a disabled one why it is: "Coming soon".'],
    donts: ['More, or longer, choices are a Select or a RadioGroup.', 'Filters that wrap are a ChipGroup.'],
    keys: { Tab: 'Goes to the chosen one, and out of the group.', '↑, ↓, ←, →': 'Chooses the one before or after.' },
    announces: ['Role "group" with its label, also where it is not shown; each radio with its remark and its place.'],
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

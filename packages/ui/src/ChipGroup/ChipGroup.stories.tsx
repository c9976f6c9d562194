import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ChipGroup } from './ChipGroup.tsx';

const methods = [
  { id: 'all', label: 'All' },
  { id: 'upi', label: 'UPI' },
  { id: 'bank', label: 'Bank' },
  { id: 'crypto', label: 'Crypto', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Forms/ChipGroup',
  component: ChipGroup,
  args: { 'aria-label': 'Method', items: methods },
  parameters: notes({
    dos: ['Use it for filters of which one is active, with "All" first.'],
    donts: ['For two to four modes use a SegmentedControl.', 'For values that are submitted with a form use a RadioGroup.'],
    keys: { Tab: 'Moves to the selected one, and out of the group.', '↑, ↓, ←, →': 'Selects the previous or next one.' },
    announces: ['Role "group" with its label; each radio with its position.'],
    machine: 'payout-marquee',
    clause: '§2 Home page 3: filters All, UPI and Bank',
  }),
});

export const Chosen = meta.story({ args: { defaultSelectedKey: 'all' } });

export const Chooses = meta.story({
  name: 'Chooses by pointer and by arrow key',
  args: { defaultSelectedKey: 'all', onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('UPI'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('upi');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('bank');
    await expect(canvas.getByRole('radio', { name: 'Bank' })).toBeChecked();
  },
});

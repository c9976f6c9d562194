import { expect, fn, screen, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const topics = [
  { id: 'account', label: 'Account' },
  { id: 'payout', label: 'Payout', description: 'Requests, methods and receipts.' },
  { id: 'rules', label: 'Rules' },
  { id: 'platform', label: 'Platform', isDisabled: true },
] as const;

const meta = preview.meta({
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  decorators: [narrowDecorator],
  args: { label: 'Topics', items: topics, placeholder: 'All topics', onChange: fn() },
  parameters: notes({
    dos: [
      'Use it for filters and settings of which several of five to thirty choices apply.',
      'Let the placeholder say what an empty selection means, such as "All topics".',
      'Show the selection of a long list in a TagGroup, too, where it can be removed with one press.',
    ],
    donts: ['For up to five choices use a CheckboxGroup, which shows all of them.', 'For one of several choices use a Select.'],
    keys: {
      'Enter, Space, ↓': 'Opens the list; in the list, Enter and Space add or remove the choice.',
      '↑, ↓': 'Moves in the list.',
      'A letter': 'Moves to the next choice that starts with it.',
      Escape: 'Closes the list and keeps the selection.',
    },
    announces: [
      'A button with the selected choices and the label as its name, "collapsed" or "expanded", then error and description.',
      'In the list: role "listbox", "multiselectable"; each choice with its position, its description and "selected".',
    ],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <MultiSelect label="Topics" items={topics} placeholder="All topics" />
      <MultiSelect label="Topics" items={topics} defaultValue={['account', 'payout']} necessity="optional" />
      <MultiSelect label="Topics" items={topics} placeholder="Choose topics" errorMessage="Choose at least one topic." />
      <MultiSelect label="Topics" items={topics} defaultValue={['rules']} isDisabled description="Set by your role." />
    </Stack>
  ),
});

export const Open = meta.story({
  name: 'Takes several choices while it stays open',
  parameters: { picture: 'page' },
  args: { defaultValue: ['account'], defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, userEvent }) => {
    const list = await screen.findByRole('listbox', { name: /Topics/ });
    await expect(list).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(screen.getByRole('option', { name: /Payout/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['account', 'payout']);
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: 'Account' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['payout']);
  },
});

export const ByKeyboard = meta.story({
  name: 'Adds and removes choices by keyboard, and Escape keeps them',
  tags: ['!visual'], // looks the same as States
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Account' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['account', 'payout']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Account and Payout/ })).toHaveFocus());
  },
});

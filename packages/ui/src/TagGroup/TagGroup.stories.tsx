import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { Key } from '../element/Key.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TagGroup, type TagItem } from './TagGroup.tsx';

const filters = [
  { id: 'status', label: 'Status: open' },
  { id: 'payout', label: 'Topic: payout' },
  { id: 'mine', label: 'Assigned to me' },
] as const;

const meta = preview.meta({
  title: 'Actions/TagGroup',
  component: TagGroup,
  args: { label: 'Filters', items: filters, onRemove: fn(), onSelectionChange: fn() },
  parameters: notes({
    dos: [
      'Show the filters in effect, each with what it filters: "Topic: payout".',
      'Keep a label to a few words; it wraps on a phone.',
    ],
    donts: [
      'For one of several choices use a ChipGroup; for a state use a Badge.',
      'Do not remove something that cannot be added again without a question.',
    ],
    keys: {
      'Arrow keys': 'Move between tags; Tab leaves the list.',
      'Delete, Backspace': 'Removes the tag, or all selected ones.',
      'Enter, Space': 'Selects the tag, if tags can be selected.',
    },
    announces: [
      'Role "grid" with the label; each tag as a row with its text, its position, and "selected".',
      'The button of a tag as "Remove" and its text, in the reader\'s language.',
    ],
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <TagGroup label="Filters" items={filters} onRemove={() => undefined} />
      <TagGroup
        label="Instruments"
        items={[
          { id: 'eurusd', label: 'EUR/USD' },
          { id: 'xauusd', label: 'XAU/USD' },
          { id: 'us30', label: 'US30', isDisabled: true },
        ]}
        selectionMode="multiple"
        defaultSelectedKeys={['xauusd']}
      />
      <TagGroup label="Filters" items={[]} renderEmptyState={() => 'No filter: all tickets are shown.'} />
    </Stack>
  ),
});

function Removable({ onRemove, ...props }: Parameters<typeof TagGroup>[0]) {
  const [items, setItems] = useState<readonly TagItem<Key>[]>(props.items);
  return (
    <TagGroup
      {...props}
      items={items}
      onRemove={(ids) => {
        onRemove?.(ids);
        setItems((before) => before.filter(({ id }) => !ids.has(id)));
      }}
    />
  );
}

export const Removed = meta.story({
  name: 'Removes a tag by its button and by key, and the focus stays in the list',
  render: (args) => <Removable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Topic: payout/ }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['payout']));
    canvas.getByRole('row', { name: 'Status: open' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['status']));
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Assigned to me' })).toHaveFocus());
  },
});

export const Selected = meta.story({
  name: 'Selects tags by keyboard',
  tags: ['!visual'], // looks the same as States
  args: { onRemove: undefined, selectionMode: 'multiple' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['payout']));
    await expect(canvas.getByRole('row', { name: 'Topic: payout' })).toHaveAttribute('aria-selected', 'true');
  },
});

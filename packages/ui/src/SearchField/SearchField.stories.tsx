import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Forms/SearchField',
  component: SearchField,
  decorators: [narrowDecorator],
  args: { 'aria-label': 'Search orders', placeholder: 'Order, name or e-mail' },
  parameters: notes({
    dos: ['Show an example in the placeholder.', 'Update the list while typing, and show the number of results.'],
    donts: ['For one item of a known list use a ComboBox.'],
    keys: { Enter: 'Submits the search.', Escape: 'Clears the field.' },
    announces: ['Role "searchbox" with its label, also if hidden; "Clear" on its button.'],
    clause: '§2 /admin/*, /blog',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <SearchField aria-label="Search orders" placeholder="Order, name or e-mail" />
      <SearchField aria-label="Search orders" defaultValue="DL-482" />
      <SearchField label="Find a rule" defaultValue="weekend" description="In the rules of the 1-step program." />
      <SearchField aria-label="Search orders" defaultValue="*" errorMessage="Write two letters at least." />
      <SearchField aria-label="Search orders" placeholder="There are no orders yet" isDisabled />
    </Stack>
  ),
});

export const Searches = meta.story({
  name: 'Reports what is typed and sends it by Enter',
  tags: ['!visual'], // covered by the screenshots of States
  args: { onChange: fn(), onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search orders' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'DL{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('DL');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('DL');
  },
});

export const Cleared = meta.story({
  name: 'Is cleared by its button, which leaves the focus in the field, and by Escape',
  tags: ['!visual'], // covered by the screenshots of States
  args: { defaultValue: 'DL-482', onChange: fn(), onClear: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search orders' });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.type(input, 'Leila{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
});

export const RightToLeft = meta.story({
  name: 'Begins with its sign on the right in right-to-left text',
  globals: { direction: 'rtl' },
  args: { 'aria-label': 'ابحث في الطلبات', defaultValue: 'محفظة' },
});

import { expect, fn, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ReorderList } from './ReorderList.tsx';

const meta = preview.meta({
  title: 'Data/ReorderList',
  component: ReorderList,
  args: {
    'aria-label': 'Links of the header',
    items: [
      { id: 'home', name: 'Home', content: 'Home' },
      { id: 'about', name: 'About us', content: 'About us' },
      { id: 'team', name: 'Team', content: 'Team', indent: 1 },
      { id: 'contact', name: 'Contact', content: 'Contact' },
    ],
    selectedKey: 'about',
    onSelectionChange: fn(),
    onMove: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 384 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Use it where the order is what people edit: links of a menu, blocks of a page.'],
    donts: ['For data that has an order of its own use a Table with sorting.'],
    keys: {
      'Arrow up, Arrow down': 'Move between items and select them.',
      'Arrow right': 'Moves to the handle; reversed in right-to-left text.',
      Enter: 'On the handle: starts moving the item; again: drops it.',
      Escape: 'Leaves the item where it was.',
    },
    announces: [
      'Role "grid" with its name; each row with its name and whether it is selected; each place while an item is moved.',
    ],
  }),
});

export const States = meta.story({});

export const NotSelectable = meta.story({
  name: 'Is only ordered, not selected',
  args: { selectedKey: undefined, onSelectionChange: undefined },
  tags: ['!visual'], // looks the same as States without a selection
  play: async ({ canvas, userEvent }) => {
    const [home] = await canvas.findAllByRole('row');
    await userEvent.click(canvas.getByText('Home'));
    await expect(home).not.toHaveAttribute('aria-selected');
  },
});

export const Moved = meta.story({
  name: 'Moves an item by the keyboard',
  tags: ['!visual'], // looks the same as States
  play: async ({ args, canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Move Home' });
    await userEvent.tab(); // to the selected item
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Insert between Home and About us' });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith('home', expect.any(String), expect.stringMatching(/before|after/)),
    );
  },
});

export const Selected = meta.story({
  name: 'Selects what is pressed',
  tags: ['!visual'], // looks the same as States
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Contact'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('contact');
  },
});

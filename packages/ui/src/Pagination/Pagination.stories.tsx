import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { 'aria-label': 'Pages of referrals', pageCount: 12, onChange: fn() },
  parameters: notes({
    dos: [
      'Pass hrefOf if pages have URLs, so that they can be opened in a new tab, shared and found.',
      "Move the focus to the list's heading when the page changes and the list is above.",
    ],
    donts: ['Hide it if there is only one page.', 'For rows that are all in memory use a VirtualTable.'],
    keys: { Tab: 'Moves through previous, pages and next.', 'Enter, Space': 'Opens the page.' },
    announces: [
      'A navigation landmark with its name; each page with its number, the current one with "current page".',
      '"Page 3 of 12" when the page changes.',
    ],
    clause: '§2 /affiliate-dashboard/referrals, /blog',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Pagination aria-label="First of twelve" pageCount={12} />
      <Pagination aria-label="In the middle" pageCount={12} defaultPage={6} />
      <Pagination aria-label="Last of twelve" pageCount={12} defaultPage={12} />
      <Pagination aria-label="A few" pageCount={4} defaultPage={2} />
    </Stack>
  ),
});

export const Turns = meta.story({
  name: 'Turns the page, says where it is and keeps the focus at the end',
  tags: ['!visual'], // looks the same as States
  args: { pageCount: 3 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 3');
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
});

export const Links = meta.story({
  name: 'Is made of links where pages have addresses',
  tags: ['!visual'], // looks the same as States
  args: { page: 2, hrefOf: (page) => `#blog?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#blog?page=3');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#blog?page=3');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  },
});

export const OnAPhone = meta.story({
  name: 'Says where it is instead of listing pages on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { defaultPage: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 6' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Previous page' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
  },
});

export const RightToLeft = meta.story({
  name: 'Runs from the right in right-to-left text',
  globals: { direction: 'rtl' },
  args: { defaultPage: 6 },
  play: async ({ canvas }) => {
    const [previous, next] = ['Previous page', 'Next page'].map((name) => canvas.getByRole('button', { name }));
    await expect(previous?.getBoundingClientRect().left).toBeGreaterThan(next?.getBoundingClientRect().left ?? Infinity);
  },
});

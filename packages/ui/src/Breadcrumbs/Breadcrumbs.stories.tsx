import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Blog', href: '#blog' },
      { label: 'Rules', href: '#blog/rules' },
    ],
    current: 'How a trailing drawdown works',
  },
  parameters: notes({
    dos: [
      'Use it for pages that are more than one level deep.',
      'Omit `current` if the heading directly below has the same text.',
    ],
    donts: ['For the steps of a process use a Stepper.', 'It does not replace a back button in a dialog.'],
    keys: { Tab: 'Moves between the links.', Enter: 'Follows the link.' },
    announces: ['A navigation landmark with its name, a list of links, and the page with "current page".'],
    clause: '§2 /blog/{slug}',
  }),
});

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Blog', 'Rules']);
    await expect(canvas.getByText('How a trailing drawdown works')).toHaveAttribute('aria-current', 'page');
  },
});

export const OnAPhone = meta.story({
  name: 'Keeps the way up on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rules' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Home' })).toBeNull();
  },
});

export const Rendered = meta.story({
  name: 'Draws a router’s links with the same parts',
  tags: ['!visual'], // looks the same as States
  args: {
    render: ({ children, ...parts }) => (
      <a {...parts} data-router="link">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Blog' })).toHaveAttribute('data-router', 'link');
  },
});

import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Footer, type FooterLink } from './Footer.tsx';

const link = (label: string, isExternal?: boolean): FooterLink => ({ id: label, href: `#${label}`, label, isExternal });

const meta = preview.meta({
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    note: 'Duneline is an education: every account is simulated, and no deposit is taken for trading.',
    columns: [
      { id: 'site', title: 'Site', links: [link('Pricing'), link('Rules'), link('Payouts')] },
      { id: 'help', title: 'Help', links: [link('Questions'), link('Contact')] },
      { id: 'social', title: 'Social', links: [link('Discord', true), link('YouTube', true)] },
    ],
    rights: '© 2026 Duneline FZ-LLC',
    lastLinks: [link('Security'), link('Sitemap')],
  },
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: ['State in the note what the firm is not.', 'Pass the legal panel as its child, between columns and last line.'],
      donts: ["Do not repeat the header's links, unless it lists all pages."],
      announces: ['Content information, with a navigation per column labeled by its title.'],
      clause: '§2 Footer',
    }),
  },
});

export const States = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Help' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Discord (opens in a new tab)' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Pricing' })).not.toHaveAttribute('target');
  },
});

export const Phone = meta.story({
  name: 'Puts its columns below its note on a phone',
  globals: { viewport: { value: 'phone' } },
});

import { navigation } from '@duneline/specs/site';
import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import { showHeaderScroll } from './headerScroll.ts';

const links = navigation.header.map(({ id, to, href }) => ({
  id,
  href: to ?? href ?? '/',
  label: `${id[0]?.toUpperCase()}${id.slice(1)}`,
  isExternal: to === null,
}));

const scrolled = (header: HTMLElement | null) => {
  if (header) showHeaderScroll(header, true, 0.4);
};

const meta = preview.meta({
  title: 'Navigation/Header',
  component: Header,
  args: {
    name: 'Duneline',
    links,
    current: 'pricing',
    onMenuOpen: fn(),
    onMenuIntent: fn(),
    children: (
      <ButtonLink size="sm" href="#arena" isExternal>
        Traders Arena
      </ButtonLink>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    ...notes({
      dos: [
        'Call `showHeaderScroll` once per frame while the page scrolls: it renders nothing.',
        'One outlined button at the end.',
      ],
      donts: ['No filled button: the main one is on the page.', 'Put more than seven links into the footer.'],
      keys: { Tab: 'Moves through logo, links, tools; below 768 pixels logo and menu button.' },
      announces: [
        'Banner with a labeled navigation; the current page says "current page", the menu button "collapsed" or "expanded".',
      ],
      machine: 'header',
      clause: '§2 Header and navigation',
    }),
  },
});

export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Pricing');
    await expect(canvas.getByRole('link', { name: 'Affiliates (opens in a new tab)' })).toHaveAttribute('target', '_blank');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Duneline, home' })).toHaveFocus();
    canvas.getByRole('link', { name: 'Duneline, home' }).blur();
  },
});

export const Grouped = meta.story({
  name: 'Shows the links of a second level on a press',
  args: {
    links: links.flatMap((link): HeaderProps['links'] =>
      link.id === 'about' ? [link, { id: 'team', href: '/team', label: 'Team', level: 2 }] : [link],
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Team')).not.toBeVisible();
    await userEvent.click(canvas.getByText('About', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Team' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Team')).not.toBeVisible();
    await expect(canvas.getByText('About', { selector: 'summary' })).toHaveFocus();
    await userEvent.click(canvas.getByText('About', { selector: 'summary' }));
  },
});

export const Rendered = meta.story({
  name: 'Gives its parts to the link of a router',
  tags: ['!visual'], // looks the same as States
  args: {
    render: ({ href, children, ...parts }) => (
      <a {...parts} href={`/en${href}`}>
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/en/pricing');
    await expect(canvas.getByRole('link', { name: /Affiliates/ })).toHaveAttribute('href', links.at(-1)?.href);
  },
});

export const Scrolled = meta.story({
  name: 'Shows how far the page is read, and hides the line at its top',
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    const line = header.lastElementChild as HTMLElement;
    showHeaderScroll(header, false, undefined);
    await expect(header).not.toHaveAttribute('data-progress');
    showHeaderScroll(header, true, 0.5);
    await expect(line.getBoundingClientRect().width).toBeCloseTo(header.getBoundingClientRect().width / 2, 0);
  },
});

export const OnAPhone = meta.story({
  name: 'Has one button for its links on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Open the menu', expanded: false });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
    await expect(args.onMenuIntent).toHaveBeenCalled();
    button.blur();
  },
});

export const RightToLeft = meta.story({
  name: 'Begins at the right in Arabic, and its line too',
  globals: { direction: 'rtl' },
  render: (args) => <Header {...args} ref={scrolled} />,
});

import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { info, mail, search, trend, user } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SideMenu } from './SideMenu.tsx';

const meta = preview.meta({
  title: 'Navigation/SideMenu',
  component: SideMenu,
  args: {
    'aria-label': 'Affiliate',
    current: 'overview',
    head: <Logo name="Duneline" />,
    groups: [
      {
        id: 'main',
        items: [
          { id: 'overview', href: '#overview', label: 'Overview', icon: trend },
          { id: 'referrals', href: '#referrals', label: 'Referrals', icon: user },
          { id: 'analytics', href: '#analytics', label: 'Analytics', icon: search },
        ],
      },
      {
        id: 'help',
        label: 'Help',
        items: [
          { id: 'rules', href: '#rules', label: 'Trading rules', icon: info },
          {
            id: 'support',
            href: '#support',
            label: 'Support',
            icon: mail,
            detail: (
              <Badge>
                1 <VisuallyHidden>unread</VisuallyHidden>
              </Badge>
            ),
          },
        ],
      },
    ],
    foot: (
      <Inline gap={12}>
        <Avatar name="Leila Karam" isDecorative />
        <span>
          Leila Karam
          <br />
          15% commission
        </span>
      </Inline>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Set `current` to the page that is shown.', 'Below 1024 pixels put it into a Drawer.'],
    donts: ['For views of one page use Tabs.', 'Not for nested levels: use separate pages.'],
    keys: { Tab: 'Moves between links.' },
    announces: ['Navigation with its name, a list per group with its number of links; the current one says "current page".'],
    clause: '§2 Guarded routes: navigation',
  }),
});

export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Affiliate' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    await expect(canvas.getByRole('list', { name: 'Help' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Support 1 unread' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Referrals' })).toHaveFocus();
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
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('href', '/en#overview');
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  },
});

export const RightToLeft = meta.story({ name: 'Stands at the right in Arabic', globals: { direction: 'rtl' } });

import { expect, screen, waitFor, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { clock, info, lock, mail, menu, trend, user } from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { AppShell } from './AppShell.tsx';

const meta = preview.meta({
  title: 'Navigation/AppShell',
  component: AppShell,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    picture: 'page',
    layout: 'fullscreen',
    ...notes({
      dos: [
        'Set `current` to the page that is shown.',
        'Start each page with a PageHeader, and put its parts into Panels.',
        'Describe a count with `countLabel`.',
      ],
      donts: ['For a public page use Header and Footer.', 'For navigation inside a page use Tabs or a SideMenu.'],
      keys: {
        Tab: 'Moves through the skip link, the brand, the menu button on small screens, the items, the user, the page.',
        Enter: 'On the menu button: opens the menu.',
        Escape: 'Closes the menu; the focus returns to its button.',
      },
      announces: [
        'Landmarks: banner, navigation with its name, main.',
        'A list per group with its heading as name; the current item says "current page", a count says what it counts.',
        'The menu of small screens is a dialog with the name of the navigation.',
      ],
      clause: '§2 Guarded routes',
    }),
  },
  args: {
    'aria-label': 'Admin console',
    current: 'theme',
    brand: (
      <a href="#home" aria-label="Duneline, home" style={{ display: 'inline-flex', minBlockSize: 44, textDecoration: 'none' }}>
        <Logo name="Duneline" />
      </a>
    ),
    groups: [
      { id: 'main', items: [{ id: 'overview', href: '#overview', label: 'Overview', icon: trend }] },
      {
        id: 'site',
        label: 'Site',
        items: [
          { id: 'theme', href: '#theme', label: 'Theme', icon: info },
          { id: 'navigation', href: '#navigation', label: 'Navigation', icon: menu },
        ],
      },
      {
        id: 'business',
        label: 'Business',
        items: [
          { id: 'orders', href: '#orders', label: 'Orders', icon: clock, count: 12, countLabel: 'new' },
          { id: 'affiliates', href: '#affiliates', label: 'Affiliates', icon: user, count: 0, countLabel: 'new' },
          { id: 'tickets', href: '#tickets', label: 'Tickets', icon: mail, count: 5, countLabel: 'open' },
        ],
      },
      { id: 'system', label: 'System', items: [{ id: 'users', href: '#users', label: 'Users and roles', icon: lock }] },
    ],
    person: (
      <Inline gap={12}>
        <Avatar name="Leila Karam" isDecorative />
        <span>
          Leila Karam
          <br />
          Administrator
        </span>
      </Inline>
    ),
    smallPrint: 'All figures are simulated. Educational, not financial advice.',
    children: (
      <Stack gap={16}>
        <PageHeader title="Theme" badge={<Badge tone="warning">Draft</Badge>} actions={<Button size="sm">Publish</Button>} />
        <Grid least={240}>
          <Stat label="Commission" value="$8,926" change={{ by: '27%', way: 'up', since: 'on prior 12 weeks' }} />
          <Stat label="Clicks" value="21,480" change={{ by: '4%', way: 'down', since: 'all links' }} />
        </Grid>
        <Panel title="History" footer="2 of 42 versions">
          <p>Version 42 is live.</p>
        </Panel>
      </Stack>
    ),
  },
});

export const States = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Admin console' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Theme');
    await expect(canvas.getByRole('list', { name: 'Business' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Orders 12 new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Affiliates' })).toBeVisible(); // no count of 0
    await expect(canvas.queryByRole('button', { name: 'Open the menu' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Duneline, home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('heading', { name: 'Theme' })); // without focus for the screenshot
  },
});

/** More items than any window has lines for. */
const manyGroups = [
  {
    id: 'many',
    items: Array.from({ length: 60 }, (_, index) => ({ id: `item-${index}`, href: `#item-${index}`, label: `Item ${index}` })),
  },
];

/** The current item is within its list, and neither the page nor the focus has moved. */
async function expectCurrentInView(navigation: HTMLElement) {
  const list = navigation.getBoundingClientRect();
  const placeOfItem = () => within(navigation).getByRole('link', { current: 'page' }).getBoundingClientRect();
  await waitFor(() => expect(placeOfItem().bottom).toBeLessThanOrEqual(Math.min(list.bottom, window.innerHeight)));
  await expect(placeOfItem().top).toBeGreaterThanOrEqual(list.top);
  await expect(window.scrollY).toBe(0);
}

export const Long = meta.story({
  name: 'Scrolls a long navigation to the current item',
  tags: ['!visual'], // nothing that the other stories do not show
  args: { groups: manyGroups, current: 'item-59' },
  play: async ({ canvas }) => {
    await expectCurrentInView(canvas.getByRole('navigation', { name: 'Admin console' }));
    await expect(document.body).toHaveFocus();
  },
});

export const LongOnAPhone = meta.story({
  name: 'Scrolls the menu of a phone to the current item',
  tags: ['!visual'], // as above
  globals: { viewport: { value: 'phone' } },
  args: { groups: manyGroups, current: 'item-59' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Admin console' });
    const item = within(drawer).getByRole('link', { current: 'page' });
    await waitFor(() => expect(item.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(window.scrollY).toBe(0);
  },
});

export const RightToLeft = meta.story({
  name: 'Stands at the right in Arabic',
  tags: ['!visual'], // States is covered by the screenshots of both directions
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Admin console' }).getBoundingClientRect();
    await expect(navigation.left).toBeGreaterThan(canvas.getByRole('main').getBoundingClientRect().left);
  },
});

export const OnAPhone = meta.story({
  name: 'Keeps its navigation in a menu on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Admin console' });
    await expect(within(drawer).getByRole('link', { current: 'page' })).toHaveTextContent('Theme');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Followed = meta.story({
  name: 'Closes the menu when a link in it is followed',
  globals: { viewport: { value: 'phone' } },
  tags: ['!visual'], // the menu is closed at the end
  args: {
    // Following a link would leave the test's page.
    render: ({ children, href, onClick, ...parts }) => (
      <a
        {...parts}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onClick?.(event);
        }}
      >
        {children}
      </a>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Admin console' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Theme' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

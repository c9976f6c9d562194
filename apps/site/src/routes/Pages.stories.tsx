import { isChromeHidden } from '@duneline/machines';
import { routes } from '@duneline/specs/site';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { documentTitle } from '../lib/head/documentTitle.ts';
import { withFreshBackend } from '../lib/story/siteStory.tsx';
import { appRoutes } from '../router.tsx';

/** The first response also waits for the worker, and every page for its parts. */
const patient = { timeout: 30_000 };

/** The whole site in memory, opened at `path`; its links work. */
function Site({ path }: { readonly path: string }) {
  const [router] = useState(() => createMemoryRouter(appRoutes, { initialEntries: [path] }));
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  title: 'Site/Pages',
  component: Site,
  args: { path: '/' },
  argTypes: { path: { control: false } },
  loaders: [withFreshBackend],
  parameters: { layout: 'fullscreen' },
  // No docs page: several sites in one document would share title, focus and theme. The stage `visual` visits the built pages
  // instead (tests/visual/pages).
  tags: ['!autodocs', '!visual'],
  render: ({ path }, { globals: { scenario, persona } }) => <Site key={`${path} ${scenario} ${persona}`} path={path} />,
  // A page applies the backend's active theme, which would remain in the document.
  beforeEach: () => () => {
    document.adoptedStyleSheets = [];
  },
  play: async ({ args: { path }, canvas, canvasElement }) => {
    const [pathname] = path.split('?');
    const { title } = routes.find((route) => route.path === pathname) ?? routes.find(({ id }) => id === 'not-found') ?? {};
    await expect(await canvas.findByRole('heading', { level: 1 }, patient)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(documentTitle(title ?? '')));
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull(), patient);
    if (pathname !== undefined && !isChromeHidden(pathname)) await canvas.findByRole('contentinfo', {}, patient); // appears when the page is idle
    await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth));
  },
});

export const Home = meta.story({});

export const HomeOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Pricing = meta.story({ args: { path: '/pricing' } });

export const PricingOnAPhone = meta.story({ args: { path: '/pricing' }, globals: { viewport: { value: 'phone' } } });

export const Programs = meta.story({ args: { path: '/programs' } });

export const ProgramsOnAPhone = meta.story({ args: { path: '/programs' }, globals: { viewport: { value: 'phone' } } });

export const CopyTrading = meta.story({ args: { path: '/copy-trading' } });

export const CopyTradingOnAPhone = meta.story({ args: { path: '/copy-trading' }, globals: { viewport: { value: 'phone' } } });

export const Why = meta.story({ args: { path: '/why' } });

export const WhyOnAPhone = meta.story({ args: { path: '/why' }, globals: { viewport: { value: 'phone' } } });

export const About = meta.story({ args: { path: '/about' } });

export const Offline = meta.story({ args: { path: '/offline' } });

export const AboutOnAPhone = meta.story({ args: { path: '/about' }, globals: { viewport: { value: 'phone' } } });

export const Affiliate = meta.story({ args: { path: '/affiliate' } });

export const AffiliateOnAPhone = meta.story({ args: { path: '/affiliate' }, globals: { viewport: { value: 'phone' } } });

export const Contact = meta.story({ args: { path: '/contact' } });

export const ContactOnAPhone = meta.story({ args: { path: '/contact' }, globals: { viewport: { value: 'phone' } } });

export const Security = meta.story({ args: { path: '/security' } });

export const SecurityOnAPhone = meta.story({ args: { path: '/security' }, globals: { viewport: { value: 'phone' } } });

export const Platform = meta.story({ args: { path: '/platform' } });

export const PlatformOnAPhone = meta.story({ args: { path: '/platform' }, globals: { viewport: { value: 'phone' } } });

export const Blog = meta.story({ args: { path: '/blog' } });

export const BlogOnAPhone = meta.story({ args: { path: '/blog' }, globals: { viewport: { value: 'phone' } } });

export const Leaderboard = meta.story({ args: { path: '/leaderboard' } });

export const LeaderboardOnAPhone = meta.story({ args: { path: '/leaderboard' }, globals: { viewport: { value: 'phone' } } });

export const SiteMap = meta.story({ args: { path: '/sitemap' } });

export const SiteMapOnAPhone = meta.story({ args: { path: '/sitemap' }, globals: { viewport: { value: 'phone' } } });

export const SearchIndexing = meta.story({ args: { path: '/google-indexing' } });

export const SearchIndexingOnAPhone = meta.story({
  args: { path: '/google-indexing' },
  globals: { viewport: { value: 'phone' } },
});

export const SignIn = meta.story({ args: { path: '/affiliate-login' } });

export const SignInOnAPhone = meta.story({ args: { path: '/affiliate-login' }, globals: { viewport: { value: 'phone' } } });

export const NotFound = meta.story({ args: { path: '/no-such-page' } });

export const NotFoundOnAPhone = meta.story({ args: { path: '/no-such-page' }, globals: { viewport: { value: 'phone' } } });

// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

import type { RoutePath } from './routes.gen.ts';

/** A link of the header or the footer. Its text is a message; `to` is a path of the site, `href` an address outside. */
export interface NavigationLink {
  readonly id: string;
  readonly to: RoutePath | null;
  readonly href: string | null;
}

export const navigation: {
  readonly header: readonly NavigationLink[];
  readonly clientArea: readonly NavigationLink[];
} = {
  header: [
    { id: 'home', to: '/', href: null },
    { id: 'pricing', to: '/pricing', href: null },
    { id: 'about', to: '/about', href: null },
    { id: 'platform', to: '/platform', href: null },
    { id: 'leaderboard', to: '/leaderboard', href: null },
    { id: 'contact', to: '/contact', href: null },
    { id: 'affiliates', to: null, href: 'https://partners.duneline.example' },
  ],
  clientArea: [{ id: 'client-area', to: null, href: 'https://trader.duneline.example/login' }],
};

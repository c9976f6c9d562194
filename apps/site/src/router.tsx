import { redirects, routes, type RouteId } from '@duneline/specs/site';
import { redirectDocument, type RouteObject } from 'react-router-dom';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { RouteError } from './layouts/RouteError.tsx';
import { Root } from './Root.tsx';
import { screens } from './screens.ts';

type SiteRoute = (typeof routes)[number];

const isApp = ({ kind }: SiteRoute) => kind === 'affiliate' || kind === 'admin';
const screensOf = (belongs: (route: SiteRoute) => boolean): RouteObject[] =>
  routes.filter(belongs).map(({ id, path }) => ({ id, path, lazy: screens[id satisfies RouteId], ErrorBoundary: RouteError }));

/** What the site answers on every path: screens in their layouts, and the ways out (spec §2). */
export const appRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Nothing,
    children: [
      { Component: PublicLayout, children: screensOf((route) => !isApp(route)) },
      { lazy: () => import('./layouts/AppLayout.tsx'), children: screensOf(isApp) },
      ...redirects.map(({ from, to }): RouteObject => ({ path: from, loader: () => redirectDocument(to), element: null })),
    ],
  },
];

function Nothing() {
  return null;
}

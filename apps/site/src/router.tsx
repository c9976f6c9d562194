import { routes, type RouteId } from '@duneline/specs/site';
import { Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { loadPartProblem } from './lib/lazy-part/LazyPartProblem.tsx';
import { lazyPart } from './lib/lazy-part/lazyPart.tsx';
import { failedScreen } from './lib/start/failedScreen.ts';
import { whenIdle } from './lib/start/whenIdle.ts';
import { Root } from './Root.tsx';

// The error screens load when the page is idle, so that they are available without a network.
const loadRouteError = () => import('./layouts/RouteError.tsx');
const LazyRouteError = lazyPart(async () => (await loadRouteError()).RouteError);
if (!import.meta.env.SSR)
  void whenIdle()
    .then(() => Promise.all([loadRouteError(), loadPartProblem()]))
    .catch(() => {});

type SiteRoute = (typeof routes)[number];

/** In a separate file: with the file names of all pages it is too large for the first page. */
const screenOf = (id: RouteId) => async () => {
  try {
    return await (await import('./screens.ts')).screens[id]();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    return failedScreen(error); // the router would render nothing for a route that failed to load
  }
};

const isApp = ({ kind }: SiteRoute) => kind === 'affiliate' || kind === 'admin';
const screensOf = (belongs: (route: SiteRoute) => boolean): RouteObject[] =>
  routes.filter(belongs).map(({ id, path, area }) => ({
    id,
    path: area ? `${path}/*` : path,
    lazy: screenOf(id),
    ErrorBoundary: RouteProblem,
  }));

/** All routes: screens in their layouts; unknown paths show `not-found`, which knows the redirects (spec §2). */
export const appRoutes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteProblem,
    HydrateFallback: Nothing,
    children: [
      { Component: PublicLayout, children: screensOf((route) => !isApp(route) && route.id !== 'dashboard') },
      {
        lazy: async () => (await import('./screens.ts')).dashboardLayout(),
        children: screensOf(({ id }) => id === 'dashboard'),
      },
      { lazy: async () => (await import('./screens.ts')).appLayout(), children: screensOf(isApp) },
    ],
  },
];

function RouteProblem() {
  return (
    <Suspense fallback={null}>
      <LazyRouteError />
    </Suspense>
  );
}

function Nothing() {
  return null;
}

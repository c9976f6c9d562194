import { routes, type RouteId } from '@duneline/specs/site';
import { Suspense } from 'react';
import { redirectDocument, type RouteObject } from 'react-router-dom';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { basePath, language } from './lib/language/language.ts';
import { loadPartProblem } from './lib/lazy-part/LazyPartProblem.tsx';
import { lazyPart } from './lib/lazy-part/lazyPart.tsx';
import { failedScreen } from './lib/start/failedScreen.ts';
import { whenIdle } from './lib/start/whenIdle.ts';
import { Root } from './Root.tsx';

// What failures show is loaded when the page is idle, so that it is there when the network is not.
const loadRouteError = () => import('./layouts/RouteError.tsx');
const LazyRouteError = lazyPart(async () => (await loadRouteError()).RouteError);
if (!import.meta.env.SSR)
  void whenIdle()
    .then(() => Promise.all([loadRouteError(), loadPartProblem()]))
    .catch(() => {});

type SiteRoute = (typeof routes)[number];

/** In a file of its own: with the names of every page's files in it, it is heavier than the first page may be. */
const screenOf = (id: RouteId) => async () => {
  try {
    return await (await import('./screens.ts')).screens[id]();
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    return failedScreen(error); // the router shows nothing at all for a route that failed to load
  }
};

const isApp = ({ kind }: SiteRoute) => kind === 'affiliate' || kind === 'admin';
const screensOf = (belongs: (route: SiteRoute) => boolean): RouteObject[] =>
  routes.filter(belongs).map(({ id, path }) => ({ id, path, lazy: screenOf(id), ErrorBoundary: RouteProblem }));

/** What the site answers on every path: screens in their layouts; where none is, `not-found` knows the ways out (spec §2). */
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
      language === 'en'
        ? { lazy: async () => (await import('./screens.ts')).appLayout(), children: screensOf(isApp) }
        : { children: routes.filter(isApp).map(({ path }): RouteObject => ({ path, loader: toFirstLanguage, element: null })) },
    ],
  },
];

/** What is behind a guard is there in English alone. */
function toFirstLanguage({ request }: { readonly request: Request }) {
  const url = new URL(request.url);
  return redirectDocument(url.origin + url.pathname.slice(basePath.length) + url.search);
}

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

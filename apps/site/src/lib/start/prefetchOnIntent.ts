import { routes as pages } from '@duneline/specs/site';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basePath } from '../language/language.ts';
import { prefetchPrerendered } from './fetchPrerendered.ts';
import { savesData } from './savesData.ts';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Loads the code and loader data of a page when the pointer or focus is on a link to it, unless the visitor saves data. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if (savesData()) return;
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    for (const { route } of matchRoutes(routes, link, basePath || '/') ?? []) {
      // Errors are ignored, because the navigation loads it again.
      if (typeof route.lazy === 'function') void ready(route.lazy, route.id, link.pathname).catch(() => {});
    }
  };
  for (const intent of INTENTS) addEventListener(intent, prefetch, { passive: true });
}

async function ready(load: () => Promise<object>, id: string | undefined, pathname: string) {
  const isMade = pages.some((page) => page.id === id && page.isIndexable); // others are not prerendered, or redirect
  if ('loader' in (await load()) && isMade) await prefetchPrerendered(pathname);
}

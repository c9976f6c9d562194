import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basePath } from '../language/language.ts';

const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Loads the code of a page of the site as soon as a pointer or the focus is on a link to it; not for who saves data. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || asked.has(link.pathname)) return;
    asked.add(link.pathname);
    for (const { route } of matchRoutes(routes, link, basePath || '/') ?? []) {
      // Whether it came is the navigation's business, which asks again.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => {});
    }
  };
  for (const intent of INTENTS) addEventListener(intent, prefetch, { passive: true });
}

import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basePath } from '../language/language.ts';

/**
 * Loads the modules of the matching routes, so that hydration starts from the same tree as the prerendered page. The screen
 * itself comes from `screen`, the URL in the document, without loading the list of all screens.
 */
export async function resolveLazyRoutes(routes: RouteObject[], location: Pick<Location, 'pathname'>, screen?: string) {
  const lazy = matchRoutes(routes, location, basePath || '/')?.filter(({ route }) => typeof route.lazy === 'function') ?? [];
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = route.id && screen ? await import(/* @vite-ignore */ screen) : await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}

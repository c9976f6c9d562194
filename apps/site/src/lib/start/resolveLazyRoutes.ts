import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basePath } from '../language/language.ts';

/** Loads the modules of the routes that match, so that hydration starts from the same tree as the prerendered page. */
export async function resolveLazyRoutes(routes: RouteObject[], location: Pick<Location, 'pathname'>) {
  const lazy = matchRoutes(routes, location, basePath || '/')?.filter(({ route }) => typeof route.lazy === 'function') ?? [];
  await Promise.all(
    lazy.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

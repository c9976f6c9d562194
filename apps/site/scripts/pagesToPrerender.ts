type Prerenderer = Pick<typeof import('../src/entry-server.tsx'), 'routes' | 'articlePaths' | 'isTranslated'>;

/**
 * Every page that is written as a file: prerendered routes and published articles. Paths have no language prefix.
 * @param isFirst whether this is the first language, which has every page
 */
export async function pagesToPrerender(
  { routes, articlePaths, isTranslated }: Prerenderer,
  isFirst: boolean,
): Promise<{ id: string; path: string }[]> {
  const pages = routes
    .filter((route) => route.isPrerendered && (isFirst || isTranslated(route)))
    .map(({ id, path }) => ({ id, path }));
  const articles = (await articlePaths()).map((path) => ({ id: 'blog-article', path }));
  return [...pages, ...articles];
}

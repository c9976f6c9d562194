type Prerenderer = Pick<typeof import('../src/entry-server.tsx'), 'routes' | 'articlePaths'>;

/** Every page that is written as a file: prerendered routes and published articles. Paths have no language prefix. */
export async function pagesToPrerender({ routes, articlePaths }: Prerenderer): Promise<{ id: string; path: string }[]> {
  const pages = routes.filter((route) => route.isPrerendered).map(({ id, path }) => ({ id, path }));
  const articles = (await articlePaths()).map((path) => ({ id: 'blog-article', path }));
  return [...pages, ...articles];
}

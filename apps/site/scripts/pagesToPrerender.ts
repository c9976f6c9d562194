type Prerenderer = Pick<typeof import('../src/entry-server.tsx'), 'routes' | 'articlePaths'>;

/** Every page that is written as a file: the prerendered routes, and each published article. */
export async function pagesToPrerender({ routes, articlePaths }: Prerenderer): Promise<{ id: string; path: string }[]> {
  const pages = routes.filter(({ isPrerendered }) => isPrerendered).map(({ id, path }) => ({ id, path }));
  const articles = (await articlePaths()).map((path) => ({ id: 'blog-article', path }));
  return [...pages, ...articles];
}

import { redirects, routes } from '@duneline/specs/site';
import type { ReadRows } from './openSeed.ts';

/** Paths of the site: pages without parameters, redirects, published articles. */
export async function sitePaths(rows: ReadRows): Promise<Set<string>> {
  const articles = await rows<{ slug: string }>(`select slug from blog_posts where status = 'published'`);
  const pages = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  return new Set([...pages, ...redirects.map(({ from }) => from), ...articles.map(({ slug }) => `/blog/${slug}`)]);
}

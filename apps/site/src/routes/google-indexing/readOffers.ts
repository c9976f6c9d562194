import type { RouteId } from '@duneline/specs/site';
import type { ArticleSummary } from '../../features/blog/content/Article.ts';
import { readBlog } from '../../features/blog/content/readBlog.ts';
import { offeredPages } from '../../features/google-indexing/offeredPages.ts';
import type { OfferedPage } from '../../features/google-indexing/OfferedPage.ts';

interface PageHandle {
  readonly structuredData?: (loaderData: unknown) => readonly object[];
}

/**
 * Every page and article, as the build lists them.
 * @throws if the backend does not respond with the articles
 */
export async function readOffers(): Promise<readonly OfferedPage[]> {
  const { articles } = await readBlog();
  const byPath = new Map(articles.map((article) => [`/blog/${article.slug}`, article]));
  const extra = articles.map(({ slug, title }) => ({ routeId: 'blog-article' as const, path: `/blog/${slug}`, title }));
  return offeredPages(extra, (routeId, path) => ownData(routeId, byPath.get(path)));
}

/** The structured data that a route's module adds; the browser has none. */
async function ownData(routeId: RouteId, article: ArticleSummary | undefined): Promise<readonly object[]> {
  if (!import.meta.env.SSR) return [];
  const { screens } = await import('../../screens.ts');
  const { handle } = await screens[routeId]();
  return (handle as PageHandle | undefined)?.structuredData?.(article ? { article } : undefined) ?? [];
}

import type { RouteId } from '@duneline/specs/site';
import type { ArticleSummary } from '../../features/blog/content/Article.ts';
import { readBlog } from '../../features/blog/content/readBlog.ts';
import { offeredPages } from '../../features/google-indexing/offeredPages.ts';
import type { OfferedPage } from '../../features/google-indexing/OfferedPage.ts';

interface PageHandle {
  readonly structuredData?: (loaderData: unknown) => readonly object[];
}

/** Every page with each article, as the build offers them. @throws when the backend does not answer with the articles. */
export async function readOffers(): Promise<readonly OfferedPage[]> {
  const { articles } = await readBlog();
  const byPath = new Map(articles.map((article) => [`/blog/${article.slug}`, article]));
  const extra = articles.map(({ slug, title }) => ({ routeId: 'blog-article' as const, path: `/blog/${slug}`, title }));
  return offeredPages(extra, (routeId, path) => ownData(routeId, byPath.get(path)));
}

/** What the module of a route adds, as the prerenderer asks it; the browser has none of it. */
async function ownData(routeId: RouteId, article: ArticleSummary | undefined): Promise<readonly object[]> {
  if (!import.meta.env.SSR) return [];
  const { screens } = await import('../../screens.ts');
  const { handle } = await screens[routeId]();
  return (handle as PageHandle | undefined)?.structuredData?.(article ? { article } : undefined) ?? [];
}

import * as t from '@duneline/specs/messages/blog';
import * as panels from '@duneline/specs/messages/panels';
import { brand } from '@duneline/specs/site';
import { useCallback } from 'react';
import { redirect, useHref, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { ArticleView } from '../../features/blog/article/ArticleView.tsx';
import type { ArticlePage } from '../../features/blog/content/Article.ts';
import { FEED_PATH } from '../../features/blog/feed/addresses.ts';
import { useRevalidated } from '../../lib/remote/useRevalidated.ts';
import { NotFound } from '../../layouts/NotFound.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The prerendered article if there is one, otherwise the backend's; `null` if the slug is not published and never was. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<ArticlePage | Response | null> {
  const made = import.meta.env.SSR ? undefined : await fetchPrerendered<ArticlePage>(request, 'blog-article');
  if (made) return made;
  const { readArticlePage, readMovedSlug } = await import('../../features/blog/content/readBlog.ts');
  const slug = params['slug'] ?? '';
  const page = await readArticlePage(slug);
  const moved = page === null ? await readMovedSlug(slug) : null;
  return moved === null ? page : redirect(`/blog/${moved}`);
}

export { handle } from '../../features/blog/feed/articleHandle.ts';

export function Component() {
  const made = useLoaderData<ArticlePage | null>();
  const navigate = useNavigate();
  const ask = useCallback(async () => {
    if (made === null) return null;
    const { revalidateArticle } = await import('../../features/blog/content/revalidate.ts');
    const current = await revalidateArticle(made);
    if (current !== null) return current;
    // The host still has the page of the address that the article had when the site was built.
    const { readMovedSlug } = await import('../../features/blog/content/readBlog.ts');
    const moved = await readMovedSlug(made.article.slug);
    if (moved !== null) void navigate(`/blog/${moved}`, { replace: true });
    return moved === null ? null : made;
  }, [made, navigate]);
  const feed = useHref(FEED_PATH);
  const page = useRevalidated(made, ask);
  if (!page) {
    return (
      <>
        <Head routeId="not-found" title={panels.notFoundTitle} />
        <NotFound />
      </>
    );
  }
  const { title, excerpt, slug, publishedAt, updatedAt, authorName } = page.article;
  return (
    <>
      <Head
        routeId="blog-article"
        title={title}
        description={excerpt}
        path={`/blog/${slug}`}
        article={{ publishedAt, updatedAt, author: authorName }}
        feed={{ path: feed, title: t.feedTitle({ name: brand.name }) }}
      />
      <ArticleView page={page} />
    </>
  );
}

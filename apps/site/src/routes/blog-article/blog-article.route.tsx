import * as t from '@duneline/specs/messages/blog';
import * as panels from '@duneline/specs/messages/panels';
import { brand } from '@duneline/specs/site';
import { useCallback } from 'react';
import { useHref, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { ArticleView } from '../../features/blog/article/ArticleView.tsx';
import type { ArticlePage } from '../../features/blog/content/Article.ts';
import { FEED_PATH } from '../../features/blog/feed/addresses.ts';
import { useRevalidated } from '../../lib/remote/useRevalidated.ts';
import { NotFound } from '../../layouts/NotFound.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The prerendered article if there is one, otherwise the backend's; `null` if the slug is not published. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<ArticlePage | null> {
  const made = import.meta.env.SSR ? undefined : await fetchPrerendered<ArticlePage>(request, 'blog-article');
  return made ?? (await import('../../features/blog/content/readBlog.ts')).readArticlePage(params['slug'] ?? '');
}

export { handle } from '../../features/blog/feed/articleHandle.ts';

export function Component() {
  const made = useLoaderData<ArticlePage | null>();
  const ask = useCallback(
    async () => made && (await import('../../features/blog/content/revalidate.ts')).revalidateArticle(made),
    [made],
  );
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

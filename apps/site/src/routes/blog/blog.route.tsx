import * as t from '@duneline/specs/messages/blog';
import { brand } from '@duneline/specs/site';
import { useHref, useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router-dom';
import type { Blog } from '../../features/blog/content/Article.ts';
import { FEED_PATH } from '../../features/blog/feed/addresses.ts';
import { BlogList } from '../../features/blog/list/BlogList.tsx';
import { Head } from '../../lib/head/Head.tsx';
import { fetchPrerendered } from '../../lib/start/fetchPrerendered.ts';

/** The prerendered list if there is one, otherwise the backend's. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Blog> {
  const made = import.meta.env.SSR ? undefined : await fetchPrerendered<Blog>(request, 'blog');
  return made ?? (await import('../../features/blog/content/readBlog.ts')).readBlog();
}

/** Another category, page or search needs no new data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

export function Component() {
  return (
    <>
      <Head routeId="blog" feed={{ path: useHref(FEED_PATH), title: t.feedTitle({ name: brand.name }) }} />
      <BlogList blog={useLoaderData<Blog>()} />
    </>
  );
}

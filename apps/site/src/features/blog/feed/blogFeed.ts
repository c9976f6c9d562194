import * as t from '@duneline/specs/messages/blog';
import { brand } from '@duneline/specs/site';
import { language } from '../content/language.ts';
import { readBlog } from '../content/readBlog.ts';
import { addressOfPage, FEED_PATH } from './addresses.ts';
import { writeRss } from './writeRss.ts';

/**
 * The path of every published article.
 * @throws if the backend does not respond
 */
export async function articlePaths(): Promise<string[]> {
  return (await readBlog()).articles.map(({ slug }) => `/blog/${slug}`);
}

/**
 * The content of `/rss.xml`.
 * @throws if the backend does not respond
 */
export async function blogFeed(): Promise<string> {
  const { articles } = await readBlog();
  return writeRss({
    title: t.feedTitle({ name: brand.name }),
    description: t.lead,
    language,
    address: addressOfPage('/blog'),
    self: addressOfPage(FEED_PATH),
    items: articles.map(({ slug, title, excerpt, category, authorName, publishedAt }) => ({
      title,
      address: addressOfPage(`/blog/${slug}`),
      description: excerpt,
      category: category.name,
      author: authorName,
      publishedAt,
    })),
  });
}

import { getContent } from '../../../lib/backend/content.ts';
import { language } from './language.ts';
import type { ArticlePage, ArticleSummary, Blog } from './Article.ts';
import { readArticlePage, readBlog } from './readBlog.ts';

/**
 * The current blog; the same object if nothing has changed.
 * @throws if the backend does not respond
 */
export async function revalidateBlog(made: Blog): Promise<Blog> {
  const now = await readStamps();
  return now.join() === made.articles.map(stampOf).toSorted().join() ? made : readBlog();
}

/**
 * The current article page; the same object if it has not changed, `null` if it was unpublished.
 * @throws as above
 */
export async function revalidateArticle(made: ArticlePage): Promise<ArticlePage | null> {
  const now = await readStamps();
  return now.includes(stampOf(made.article)) ? made : readArticlePage(made.article.slug);
}

async function readStamps(): Promise<string[]> {
  const content = await getContent();
  const { data } = await content.from('blog_posts').select('slug,updated_at').eq('language', language).throwOnError();
  return data.map((row) => stampOf({ slug: row.slug, updatedAt: row.updated_at })).toSorted();
}

const stampOf = ({ slug, updatedAt }: Pick<ArticleSummary, 'slug' | 'updatedAt'>) => `${slug} ${updatedAt}`;

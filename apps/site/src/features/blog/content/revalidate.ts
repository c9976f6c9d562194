import { getContent } from '../../../lib/backend/content.ts';
import { language } from './language.ts';
import type { ArticlePage, ArticleSummary, Blog } from './Article.ts';
import { readArticlePage, readBlog, readCategories, usedCategories } from './readBlog.ts';

/**
 * The current blog; the same object if nothing has changed.
 * @throws if the backend does not respond
 */
export async function revalidateBlog(made: Blog): Promise<Blog> {
  const [now, categories] = await Promise.all([readStamps(), readCategories()]);
  const isSame =
    now.join() === made.articles.map(stampOf).toSorted().join() &&
    JSON.stringify(usedCategories(categories, made.articles)) === JSON.stringify(made.categories);
  return isSame ? made : readBlog();
}

/**
 * The current article page; the same object if none of the articles that it shows has changed, `null` if the article was unpublished.
 * @throws as above
 */
export async function revalidateArticle(made: ArticlePage): Promise<ArticlePage | null> {
  const now = await readStamps();
  const shown = [made.article, made.newer, made.older, ...made.related].filter((article) => article !== null);
  return shown.every((article) => now.includes(stampOf(article))) ? made : readArticlePage(made.article.slug);
}

async function readStamps(): Promise<string[]> {
  const content = await getContent();
  const { data } = await content
    .from('blog_posts')
    .select('slug,updated_at,blog_categories!inner(slug,name)')
    .eq('language', language)
    .throwOnError();
  return data
    .map(({ slug, updated_at: updatedAt, blog_categories: category }) => stampOf({ slug, updatedAt, category }))
    .toSorted();
}

/** Changes with an article's row, and with the name of its category. */
const stampOf = ({ slug, updatedAt, category }: Pick<ArticleSummary, 'slug' | 'updatedAt' | 'category'>) =>
  `${slug} ${updatedAt} ${category.slug} ${category.name}`;

import { readBlog } from '../../features/blog/content/readBlog.ts';
import type { Subject } from '../../features/site-map/Reading.ts';

/**
 * The published articles by category.
 * @throws if the backend does not respond
 */
export async function readSubjects(): Promise<readonly Subject[]> {
  const { categories, articles } = await readBlog();
  return categories.map(({ slug, name, description }) => ({
    name,
    text: description,
    articles: articles
      .filter(({ category }) => category.slug === slug)
      .map((article) => ({ path: `/blog/${article.slug}`, title: article.title, minutes: article.minutes })),
  }));
}

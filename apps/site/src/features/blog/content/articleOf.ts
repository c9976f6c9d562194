import type { DraftArticle } from '../../../lib/article/DraftArticle.ts';
import { parseArticle } from '../../../lib/article/parseArticle.ts';
import type { Article } from './Article.ts';
import { ridgeOf } from './ridgeOf.ts';

/**
 * An article from the columns of `blog_posts` and its category.
 * @param updatedAt ISO 8601
 */
export function articleOf(row: DraftArticle, updatedAt: string): Article {
  const blocks = parseArticle(row.body);
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: row.category,
    authorName: row.author_name,
    authorRole: row.author_role,
    minutes: row.reading_minutes,
    tags: row.tags,
    publishedAt: row.published_at,
    updatedAt,
    ridge: ridgeOf(blocks),
    blocks,
  };
}

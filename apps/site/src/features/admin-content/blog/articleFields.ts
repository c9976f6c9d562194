import type { ContentFields } from '@duneline/machines';
import { plainText, type Block } from '../../../lib/article/Block.ts';
import { parseArticle } from '../../../lib/article/parseArticle.ts';

/** The editable columns of an article. */
export interface ArticleFields {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly author_name: string;
  readonly author_role: string;
  readonly category_id: string;
  readonly tags: readonly string[];
  /** ISO 8601. */
  readonly published_at: string;
  readonly reading_minutes: number;
}

/** The fields of an editor as an article's columns. */
export function articleFields(fields: ContentFields): ArticleFields {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  const { tags, reading_minutes: minutes } = fields;
  return {
    title: text('title'),
    excerpt: text('excerpt'),
    body: text('body'),
    author_name: text('author_name'),
    author_role: text('author_role'),
    category_id: text('category_id'),
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    published_at: text('published_at'),
    reading_minutes: typeof minutes === 'number' ? minutes : 1,
  };
}

/** At 200 words a minute, rounded up; at least one. */
export function readingMinutes(body: string): number {
  const words = parseArticle(body).map(textOf).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.min(60, Math.max(1, Math.ceil(words / 200)));
}

function textOf(block: Block): string {
  if (block.kind === 'figure') return '';
  return block.kind === 'list' ? block.items.map(plainText).join(' ') : plainText(block.text);
}

/** As `is_slug` in the database, which decides. */
export const isSlug = (text: string): boolean => text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

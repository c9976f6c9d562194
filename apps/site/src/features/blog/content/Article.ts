import type { Block } from '../../../lib/article/Block.ts';

/** A category of articles. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** An article in lists. Times are ISO 8601. */
export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: Pick<Category, 'slug' | 'name'>;
  readonly authorName: string;
  readonly authorRole: string;
  readonly minutes: number;
  readonly tags: readonly string[];
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** The figures of its drawing. */
  readonly ridge: readonly number[];
}

export interface Article extends ArticleSummary {
  readonly blocks: readonly Block[];
}

/** All published articles, newest first, and the categories that are used. */
export interface Blog {
  readonly categories: readonly Category[];
  readonly articles: readonly ArticleSummary[];
}

/** An article with the previous and next one. */
export interface ArticlePage {
  readonly article: Article;
  readonly related: readonly ArticleSummary[];
  readonly newer: ArticleSummary | null;
  readonly older: ArticleSummary | null;
}

import type { Block } from './Block.ts';

/** What articles are grouped under. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** An article as lists show it. Moments are ISO 8601. */
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
  /** The figures that its drawing is made from. */
  readonly ridge: readonly number[];
}

export interface Article extends ArticleSummary {
  readonly blocks: readonly Block[];
}

/** Every published article, the newest first, and the categories that have one. */
export interface Blog {
  readonly categories: readonly Category[];
  readonly articles: readonly ArticleSummary[];
}

/** An article with its neighbours. */
export interface ArticlePage {
  readonly article: Article;
  readonly related: readonly ArticleSummary[];
  readonly newer: ArticleSummary | null;
  readonly older: ArticleSummary | null;
}

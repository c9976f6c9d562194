import type { ArticleSummary, Blog } from '../content/Article.ts';

/** The list's URL parameters. */
export interface ListQuery {
  /** A category's slug, or `null`. */
  readonly category: string | null;
  /** Words that an article must all contain. */
  readonly words: string;
  /** 1-based. */
  readonly page: number;
}

export interface ListView {
  /** The newest article, shown large if there is no search. */
  readonly featured: ArticleSummary | null;
  readonly articles: readonly ArticleSummary[];
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
}

const PAGE_SIZE = 6;

/** Reads `?category=`, `?q=` and `?page=`; invalid values are ignored. */
export function readQuery(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page') ?? 1);
  return {
    category: search.get('category') || null,
    words: (search.get('q') ?? '').trim().slice(0, 80),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL of the list for a query, in canonical form. */
export function addressOf({ category, words, page }: Partial<ListQuery>): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (words) search.set('q', words);
  if (page && page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/blog?${text}` : '/blog';
}

/** The words of a search in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}$]+/gu) ?? [];

/**
 * The articles for a query. Words are searched in title, summary, tags, author and category; `inTexts` are the slugs of articles
 * in whose text the backend found them.
 */
export function listView({ articles }: Blog, { category, words, page }: ListQuery, inTexts: readonly string[] = []): ListView {
  const wanted = wordsOf(words);
  const found = articles.filter(
    (article) =>
      (category === null || article.category.slug === category) &&
      (inTexts.includes(article.slug) || wanted.every((word) => textOf(article).includes(word))),
  );
  const hasFeatured = category === null && wanted.length === 0;
  const rest = hasFeatured ? found.slice(1) : found;
  const pageCount = Math.max(1, Math.ceil(rest.length / PAGE_SIZE));
  const shown = Math.min(page, pageCount);
  return {
    featured: hasFeatured && shown === 1 ? (found[0] ?? null) : null,
    articles: rest.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE),
    count: found.length,
    page: shown,
    pageCount,
  };
}

const textOf = ({ title, excerpt, tags, authorName, category }: ArticleSummary) =>
  [title, excerpt, ...tags, authorName, category.name].join(' ').toLowerCase();

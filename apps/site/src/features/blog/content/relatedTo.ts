import type { ArticleSummary } from './Article.ts';

/** The most similar articles: the same category counts as two shared tags; newer ones come first. */
export function relatedTo<One extends ArticleSummary>(article: ArticleSummary, all: readonly One[], count: number): One[] {
  const kinship = (other: One) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length + (other.category.slug === article.category.slug ? 2 : 0);
  return all
    .filter(({ slug }) => slug !== article.slug)
    .toSorted((one, other) => kinship(other) - kinship(one) || other.publishedAt.localeCompare(one.publishedAt))
    .slice(0, count);
}

import * as t from '@duneline/specs/messages/blog';
import { brand } from '@duneline/specs/site';
import type { Article, WithContext } from 'schema-dts';
import { language } from '../content/language.ts';
import { addressOfPage } from './addresses.ts';
import { breadcrumbs } from '../../../lib/structured-data/breadcrumbs.ts';
import type { ArticleSummary } from '../content/Article.ts';

/** An article's structured data: the article and its breadcrumbs. Only the prerenderer uses it. */
export const handle = {
  structuredData: (page: { readonly article: ArticleSummary } | null) =>
    import.meta.env.SSR && page ? structuredDataOf(page) : [],
};

function structuredDataOf({ article }: { readonly article: ArticleSummary }) {
  const home = addressOfPage('/');
  const address = addressOfPage(`/blog/${article.slug}`);
  const about: WithContext<Article> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    url: address,
    mainEntityOfPage: address,
    inLanguage: language,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    articleSection: article.category.name,
    keywords: article.tags.join(', '),
    timeRequired: `PT${article.minutes}M`,
    author: { '@type': 'Person', name: article.authorName, jobTitle: article.authorRole },
    publisher: { '@type': 'Organization', name: brand.name, url: home },
  };
  return [about, breadcrumbs({ home, title: article.title, address }, [{ name: t.title, address: addressOfPage('/blog') }])];
}

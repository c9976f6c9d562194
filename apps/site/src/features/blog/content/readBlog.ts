import { getContent } from '../../../lib/backend/content.ts';
import { language } from './language.ts';
import type { Article, ArticlePage, ArticleSummary, Blog, Category } from './Article.ts';
import { articleOf } from './articleOf.ts';
import { relatedTo } from './relatedTo.ts';

const COLUMNS =
  'slug,title,excerpt,body,author_name,author_role,reading_minutes,tags,published_at,updated_at,blog_categories!inner(slug,name)';

/**
 * Reads the published blog in the language of this build.
 * @throws if the backend does not respond
 */
export async function readBlog(): Promise<Blog> {
  const [articles, categories] = await Promise.all([readArticles(), readCategories()]);
  return { categories: usedCategories(categories, articles), articles: articles.map(summaryOf) };
}

/**
 * Reads an article with its neighbors; `null` if the slug is not published.
 * @throws as `readBlog`
 */
export async function readArticlePage(slug: string): Promise<ArticlePage | null> {
  const articles = await readArticles();
  const at = articles.findIndex((one) => one.slug === slug);
  const article = articles[at];
  if (!article) return null;
  const neighbour = (place: number) => (articles[place] ? summaryOf(articles[place]) : null);
  return {
    article,
    related: relatedTo(article, articles, 3).map(summaryOf),
    newer: neighbour(at - 1),
    older: neighbour(at + 1),
  };
}

/** The present slug of an article that had this one before; `null` if there is none. @throws as `readBlog` */
export async function readMovedSlug(slug: string): Promise<string | null> {
  const content = await getContent();
  const { data } = await content
    .from('blog_redirects')
    .select('blog_posts!inner(slug)')
    .eq('language', language)
    .eq('slug', slug)
    .maybeSingle()
    .throwOnError();
  return data?.blog_posts.slug ?? null;
}

async function readArticles(): Promise<Article[]> {
  const content = await getContent();
  const { data } = await content
    .from('blog_posts')
    .select(COLUMNS)
    .eq('language', language)
    .order('published_at', { ascending: false })
    .order('slug')
    .throwOnError();
  return data.map(({ blog_categories: category, ...row }) => articleOf({ ...row, category }, row.updated_at));
}

/** The categories in which an article is. */
export const usedCategories = (
  categories: readonly Category[],
  articles: readonly { readonly category: { readonly slug: string } }[],
): readonly Category[] => categories.filter(({ slug }) => articles.some(({ category }) => category.slug === slug));

/** All categories in the language of this build, in order. @throws as `readBlog` */
export async function readCategories(): Promise<readonly Category[]> {
  const content = await getContent();
  const { data } = await content
    .from('blog_categories')
    .select('slug,name,description')
    .eq('language', language)
    .order('position')
    .throwOnError();
  return data;
}

function summaryOf({ blocks: _, ...summary }: Article): ArticleSummary {
  return summary;
}

import { getContent } from '../../../lib/backend/content.ts';
import { language } from './language.ts';
import type { Article, ArticlePage, ArticleSummary, Blog } from './Article.ts';
import { parseArticle } from './parseArticle.ts';
import { relatedTo } from './relatedTo.ts';
import { ridgeOf } from './ridgeOf.ts';

const COLUMNS =
  'slug,title,excerpt,body,author_name,author_role,reading_minutes,tags,published_at,updated_at,blog_categories!inner(slug,name)';

/**
 * Reads the published blog in the language of this build.
 * @throws if the backend does not respond
 */
export async function readBlog(): Promise<Blog> {
  const [articles, categories] = await Promise.all([readArticles(), readCategories()]);
  return {
    categories: categories.filter(({ slug }) => articles.some(({ category }) => category.slug === slug)),
    articles: articles.map(summaryOf),
  };
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

async function readArticles(): Promise<Article[]> {
  const content = await getContent();
  const { data } = await content
    .from('blog_posts')
    .select(COLUMNS)
    .eq('language', language)
    .order('published_at', { ascending: false })
    .order('slug')
    .throwOnError();
  return data.map(({ body, ...row }) => {
    const blocks = parseArticle(body);
    return {
      slug: row.slug,
      title: row.title,
      excerpt: row.excerpt,
      category: row.blog_categories,
      authorName: row.author_name,
      authorRole: row.author_role,
      minutes: row.reading_minutes,
      tags: row.tags,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      ridge: ridgeOf(blocks),
      blocks,
    };
  });
}

async function readCategories() {
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

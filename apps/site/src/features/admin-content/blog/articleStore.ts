import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { assertAllChanged } from '../../../lib/query/assertAllChanged.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { containsText } from '../../../lib/query/containsText.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { statusOf } from '../contentRow.ts';
import { markDrafts } from '../list/markDrafts.ts';

export type ArticleLanguage = 'en' | 'ar';

const COLUMNS = 'id, slug, language, title, status, version, published_at, former_published_at, blog_categories!inner(name)';

/** Articles in all languages. @throws {ServiceError} when they cannot be read. */
export async function readArticleRows({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('blog_posts').select(COLUMNS, { count: 'exact' });
  const { language, state, category: chosen, q } = filters;
  const now = new Date().toISOString();
  if (language) request = request.eq('language', language);
  if (chosen) request = request.in('blog_categories.slug', chosen.split('.'));
  if (state === 'draft') request = request.eq('status', 'draft').is('former_published_at', null);
  if (state === 'unpublished') request = request.eq('status', 'draft').not('former_published_at', 'is', null);
  if (state === 'published') request = request.eq('status', 'published').lte('published_at', now);
  if (state === 'scheduled') request = request.eq('status', 'published').gt('published_at', now);
  if (q) request = request.ilike('title', containsText(q));
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  const articles = data.map(({ blog_categories: category, ...article }) => ({
    ...article,
    category: category.name,
    status: statusOf(article),
  }));
  return { rows: await markDrafts('blog_posts', articles, signal), count: count ?? data.length };
}

export type ArticleRow = Awaited<ReturnType<typeof readArticleRows>>['rows'][number];

/** The address of an article and its row in each language. @throws {ServiceError} also when there is none. */
export async function readTranslations(id: string) {
  const client = await getClient();
  const { slug } = await dataOf(client.from('blog_posts').select('slug').eq('id', id).single());
  const rows = await dataOf(client.from('blog_posts').select('id, language').eq('slug', slug));
  const idIn = (language: ArticleLanguage) => rows.find((row) => row.language === language)?.id ?? null;
  return { slug, en: idIn('en'), ar: idIn('ar') };
}

/** The categories of all languages, in order. @throws {ServiceError} when they cannot be read. */
export async function readCategories() {
  const client = await getClient();
  return dataOf(client.from('blog_categories').select('id, slug, name, language').order('position'));
}

export type ArticleCategory = Awaited<ReturnType<typeof readCategories>>[number];

export interface NewArticle {
  readonly language: ArticleLanguage;
  readonly slug: string;
  readonly title: string;
  readonly category_id: string;
  readonly author_name: string;
  readonly author_role: string;
  /** ISO 8601. @default now */
  readonly published_at?: string;
}

/**
 * Stores an article that nobody sees yet, and gives its id.
 * @throws {ServiceError} code 23505 when an article of this language has the address.
 */
export async function addArticle(article: NewArticle): Promise<string> {
  const client = await getClient();
  const { language, slug, title, category_id: category } = article;
  const { id } = await confirmChange(
    () =>
      dataOf(
        client
          .from('blog_posts')
          .insert({ ...article, excerpt: '', body: '', reading_minutes: 1, status: 'draft' })
          .select('id')
          .single(),
      ),
    () =>
      dataOf(
        client
          .from('blog_posts')
          .select('id')
          .match({ language, slug, title, category_id: category, status: 'draft', version: 1 })
          .maybeSingle(),
      ),
  );
  return id;
}

/**
 * Starts the translation of an article, with its address, category and date.
 * @throws {ServiceError} when it cannot be stored; an error when the category has no translation.
 */
export async function addTranslation(sourceId: string, language: ArticleLanguage): Promise<string> {
  const client = await getClient();
  const [source, categories] = await Promise.all([
    dataOf(client.from('blog_posts').select('*, blog_categories!inner(slug)').eq('id', sourceId).single()),
    readCategories(),
  ]);
  const category = categories.find((one) => one.slug === source.blog_categories.slug && one.language === language);
  if (!category) {
    const message = `The category "${source.blog_categories.slug}" has no translation.`;
    throw new ServiceError({ code: 'PT404', message, hint: 'Add it first.' }, 404);
  }
  const { slug, title, author_name, author_role, published_at } = source;
  return addArticle({ language, slug, title, author_name, author_role, published_at, category_id: category.id });
}

/** Gives an article another address in every language; the old one leads there. @throws {ServiceError} 23505 when it is taken. */
export async function changeAddress(slug: string, next: string): Promise<void> {
  const client = await getClient();
  const at = (address: string) => dataOf(client.from('blog_posts').select('id').eq('slug', address));
  await confirmChange(
    async () => {
      const moved = await dataOf(client.from('blog_posts').update({ slug: next }).eq('slug', slug).select('id'));
      if (moved.length === 0) throw new ServiceError({ message: 'No article has this address.' }, 409);
    },
    async () => (await at(slug)).length === 0 && (await at(next)).length > 0,
  );
}

/**
 * Unpublishes an article in one language, or cancels its publication.
 * @param version the one that the admin has seen
 * @throws {ServiceError} with status 409 when somebody else has changed it
 */
export async function unpublishArticle(id: string, version: number): Promise<void> {
  const client = await getClient();
  await confirmChange(
    async () => {
      const wanted = { id, version, status: 'published' } as const;
      const changed = await dataOf(client.from('blog_posts').update({ status: 'draft' }).match(wanted).select('id'));
      assertAllChanged(changed, 1);
    },
    () => dataOf(client.from('blog_posts').select('id').match({ id, status: 'draft' }).maybeSingle()),
  );
}

/** Whether an article could not be stored because another has its address. */
export const isAddressTaken = (error: unknown): boolean => error instanceof ServiceError && error.code === '23505';

/** The display name of the person who is signed in. @throws {ServiceError} when it cannot be read. */
export async function readOwnName(id: string): Promise<string> {
  const client = await getClient();
  return (await dataOf(client.from('profiles').select('display_name').eq('id', id).maybeSingle()))?.display_name ?? '';
}

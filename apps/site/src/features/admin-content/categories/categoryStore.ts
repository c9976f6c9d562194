import { getClient } from '../../../lib/backend/client.ts';
import { assertAnswer, dataOf } from '../../../lib/query/answerOf.ts';
import { assertAllChanged } from '../../../lib/query/assertAllChanged.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import type { ArticleLanguage } from '../blog/articleStore.ts';

export const categoryLanguages = ['en', 'ar'] as const satisfies readonly ArticleLanguage[];

/** What visitors read of a category in one language. */
export interface CategoryText {
  readonly name: string;
  readonly description: string;
}

export type CategoryTexts = Readonly<Record<ArticleLanguage, CategoryText>>;

/** A category in all languages. */
export interface Category {
  readonly slug: string;
  readonly position: number;
  /** `null` for a language that it has no text in. */
  readonly texts: Readonly<Record<ArticleLanguage, (CategoryText & { readonly id: string }) | null>>;
  /** Number of its articles, drafts too, each counted once for all languages. */
  readonly articleCount: number;
}

/** Whether a category could not be deleted because an article is in it. */
export const isInUse = (error: unknown): boolean => error instanceof ServiceError && error.code === '23503';

/** All categories in the order of the blog. @throws {ServiceError} */
export async function readCategoryList(): Promise<readonly Category[]> {
  const client = await getClient();
  const rows = await dataOf(
    client
      .from('blog_categories')
      .select('id, slug, language, name, description, position, blog_posts(slug)')
      .order('position')
      .order('slug'),
  );
  return [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, translations]) => {
    const textIn = (language: ArticleLanguage) => translations.find((row) => row.language === language) ?? null;
    return {
      slug,
      position: Math.min(...translations.map(({ position }) => position)),
      texts: { en: textIn('en'), ar: textIn('ar') },
      articleCount: new Set(translations.flatMap(({ blog_posts: posts }) => posts.map((post) => post.slug))).size,
    };
  });
}

/**
 * Adds a category in all languages after the others.
 * @throws {ServiceError} code 23505 when another category has the address
 */
export async function addCategory({ slug, texts }: { readonly slug: string; readonly texts: CategoryTexts }): Promise<void> {
  const client = await getClient();
  const last = await dataOf(
    client.from('blog_categories').select('position').order('position', { ascending: false }).limit(1).maybeSingle(),
  );
  const position = (last?.position ?? 0) + 1;
  const rows = categoryLanguages.map((language) => ({ slug, language, position, ...texts[language] }));
  await confirmChange(
    async () => assertAllChanged(await dataOf(client.from('blog_categories').insert(rows).select('id')), rows.length),
    async () => (await dataOf(client.from('blog_categories').select('id').match({ slug, position }))).length === rows.length,
  );
}

/**
 * Changes what visitors read of a category.
 * @param category as the admin has seen it
 * @throws {ServiceError} with status 409 when somebody else has changed the same text
 */
export async function changeCategory(category: Category, texts: CategoryTexts): Promise<void> {
  const client = await getClient();
  const { slug, position } = category;
  for (const language of categoryLanguages) {
    const [before, { name, description }] = [category.texts[language], texts[language]];
    if (before?.name === name && before.description === description) continue;
    const wanted = { slug, language, name, description };
    const find = () => dataOf(client.from('blog_categories').select('id').match(wanted).maybeSingle());
    const change = before
      ? () =>
          dataOf(
            client
              .from('blog_categories')
              .update({ name, description })
              .match({ id: before.id, name: before.name, description: before.description })
              .select('id'),
          )
      : () =>
          dataOf(
            client
              .from('blog_categories')
              .insert({ ...wanted, position })
              .select('id'),
          );
    await confirmChange(async () => {
      // After a change that failed halfway, the first language is stored already.
      if ((await change()).length === 0 && (await find()) === null)
        throw new ServiceError({ message: 'Somebody else has changed this category.' }, 409);
    }, find);
  }
}

/**
 * Gives the categories another order, in all languages.
 * @param order addresses of all categories
 * @throws {ServiceError} when the order could not be stored
 */
export async function orderCategories(order: readonly string[]): Promise<void> {
  const client = await getClient();
  await confirmChange(
    async () => assertAnswer((await dataOf(client.rpc('order_categories', { _slugs: [...order] }))) == null),
    async () =>
      (await dataOf(client.from('blog_categories').select('slug, position'))).every(
        ({ slug, position }) => !order.includes(slug) || position === order.indexOf(slug) + 1,
      ),
  );
}

/**
 * Deletes a category in all languages.
 * @throws {ServiceError} code 23503 when it has an article by now
 */
export async function deleteCategory(slug: string): Promise<void> {
  const client = await getClient();
  const isGone = async () => (await dataOf(client.from('blog_categories').select('id').eq('slug', slug))).length === 0;
  await confirmChange(async () => {
    const deleted = await dataOf(client.from('blog_categories').delete().eq('slug', slug).select('id'));
    // Row-level security skips rows without an error.
    if (deleted.length === 0 && !(await isGone())) assertAllChanged(deleted, 1);
  }, isGone);
}

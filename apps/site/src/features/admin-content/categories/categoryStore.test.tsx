// @vitest-environment node
import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getClient } from '../../../lib/backend/client.ts';
import { categoryProblems, followTexts, textsOf } from './categoryForm.ts';
import { addCategory, changeCategory, deleteCategory, isInUse, orderCategories, readCategoryList } from './categoryStore.ts';
import { orderAfterMove } from './orderAfterMove.ts';

vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn() }));

let service: ReturnType<typeof createClient<Database>>;
let signInAs: (persona: string) => Promise<void>;
beforeEach(async () => {
  const backend = createBackend(backendSpec);
  const global = { fetch: backend.fetch };
  signInAs = async (persona) => {
    const session = await backend.signInAs(persona);
    const accessToken = () => Promise.resolve(session?.access_token ?? null);
    vi.mocked(getClient).mockResolvedValue(createClient<Database>(backend.url, backend.keys.anon, { accessToken, global }));
  };
  service = createClient<Database>(backend.url, backend.keys.serviceRole, { global });
  await signInAs('admin');
});

const texts = {
  en: { name: 'Psychology', description: 'What losing does to you.' },
  ar: { name: 'علم النفس', description: 'ما تفعله الخسارة بك.' },
};
const find = async (slug: string) =>
  (await readCategoryList()).find((one) => one.slug === slug) ?? expect.fail(`There is no category ${slug}.`);
const order = async () => (await readCategoryList()).map(({ slug }) => slug);

describe('the categories', () => {
  it('are listed once for both languages, in the order of the blog, with their articles', async () => {
    const list = await readCategoryList();
    expect(list.map(({ slug }) => slug)).toEqual(['rules', 'risk', 'routine', 'payouts', 'programs', 'firm']);
    for (const { texts: own, articleCount } of list) {
      expect(own).toMatchObject({ en: { name: expect.any(String) }, ar: { name: expect.any(String) } });
      expect(articleCount).toBeGreaterThan(0);
    }
    const { data } = await service.from('blog_posts').select('id, blog_categories!inner(slug)').eq('language', 'en');
    expect(list.reduce((sum, { articleCount }) => sum + articleCount, 0)).toBe(data?.length);
  });

  it('have a new one at the end, in both languages', async () => {
    await addCategory({ slug: 'psychology', texts });
    expect((await order()).at(-1)).toBe('psychology');
    expect(await find('psychology')).toMatchObject({ texts, articleCount: 0 });
  });

  it('have no two with one address', async () => {
    await expect(addCategory({ slug: 'risk', texts })).rejects.toMatchObject({ code: '23505' });
  });

  it('move, whatever their numbers were before', async () => {
    await service.from('blog_categories').update({ position: 1 }).neq('slug', '');
    await service.from('blog_categories').update({ position: 9 }).match({ slug: 'rules', language: 'ar' });
    const next = orderAfterMove(await order(), 'firm', 'routine', 'before');
    expect(next.indexOf('firm')).toBe(next.indexOf('routine') - 1);
    await orderCategories(next);
    expect(await order()).toEqual(next);
    const { data } = await service.from('blog_categories').select('slug').eq('language', 'ar').order('position');
    expect(data?.map(({ slug }) => slug)).toEqual(next);
  });
});

describe('an order', () => {
  it.each([
    ['c', 'a', 'before', 'c a b'],
    ['a', 'c', 'after', 'b c a'],
    ['a', 'b', 'before', 'a b c'],
    ['b', 'b', 'after', 'a b c'],
  ] as const)('has %s %s', (moved, target, position, expected) => {
    expect(orderAfterMove(['a', 'b', 'c'], moved, target, position)).toEqual(expected.split(' '));
  });
});

describe('a category', () => {
  it('changes in each language', async () => {
    await changeCategory(await find('risk'), texts);
    expect(await find('risk')).toMatchObject({ texts });
  });

  it('gets the text of a language that it does not have', async () => {
    await service.from('blog_categories').insert({ slug: 'tools', language: 'en', position: 9, ...texts.en });
    const category = await find('tools');
    expect(textsOf(category)).toEqual({ en: category.texts.en, ar: { name: '', description: '' } });
    await changeCategory(category, texts);
    expect(await find('tools')).toMatchObject({ texts, position: 9 });
  });

  it('keeps what somebody else wrote meanwhile, and the other language of whoever is later', async () => {
    const seen = await find('risk');
    const own = textsOf(seen);
    await changeCategory(seen, { ...own, ar: texts.ar });
    await expect(changeCategory(seen, { en: texts.en, ar: { ...own.ar, name: 'آخر' } })).rejects.toMatchObject({ status: 409 });
    expect(await find('risk')).toMatchObject({ texts });
    // Sent again, after the first language was stored, it needs nothing but the other one.
    await expect(changeCategory(seen, texts)).resolves.toBeUndefined();
  });

  it('is deleted in both languages, unless an article is in it', async () => {
    await addCategory({ slug: 'psychology', texts });
    await deleteCategory('psychology');
    expect(await order()).not.toContain('psychology');
    const refusal = await deleteCategory('risk').catch((error: unknown) => error);
    expect(isInUse(refusal)).toBe(true);
    expect(await order()).toContain('risk');
  });

  it('is not called deleted when the rights of an admin were lost meanwhile', async () => {
    await addCategory({ slug: 'psychology', texts });
    await signInAs('trader');
    await expect(deleteCategory('psychology')).rejects.toMatchObject({ status: 409 });
    expect(await order()).toContain('psychology');
  });

  it('keeps what was edited, and follows somebody else where nothing was', () => {
    const seen = { en: { name: 'Risk', description: 'Size.' }, ar: { name: 'المخاطرة', description: 'الحجم.' } };
    const own = { ...seen, en: { ...seen.en, name: 'Risk and size' } };
    const present = { en: { name: 'Losses', description: 'Losing streaks.' }, ar: texts.ar };
    expect(followTexts(own, seen, present)).toEqual({
      en: { name: 'Risk and size', description: 'Losing streaks.' },
      ar: texts.ar,
    });
  });

  it('has its problems at its fields', () => {
    expect(categoryProblems('psychology', texts)).toEqual({});
    const bad = { en: { name: ' ', description: 'Profits are guaranteed.' }, ar: { name: 'أ', description: '' } };
    expect(Object.keys(categoryProblems('A b', bad))).toEqual(['slug', 'en.name', 'en.description', 'ar.description']);
  });
});

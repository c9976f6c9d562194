import * as t from '@duneline/specs/messages/admin-categories';
import { language as consoleLanguage } from '../../../lib/language/language.ts';
import { bannedClaimsIn } from '../bannedClaims.ts';
import { isSlug } from '../blog/articleFields.ts';
import type { ArticleLanguage } from '../blog/articleStore.ts';
import { categoryLanguages, type Category, type CategoryText, type CategoryTexts } from './categoryStore.ts';

/** As the database limits them, in characters. */
export const MAX_LENGTH = { slug: 60, name: 60, description: 200 } as const;

/** The name of a category in the language of the console, or in the one that it has. */
export function nameOf({ slug, texts }: Category): string {
  const [own, other] = consoleLanguage === 'ar' ? [texts.ar, texts.en] : [texts.en, texts.ar];
  return (own ?? other)?.name ?? slug;
}

const blank: CategoryText = { name: '', description: '' };

/** The texts of a category as its form starts with them; empty for a new one and in a language that it does not have. */
export const textsOf = (category: Category | null): CategoryTexts => ({
  en: category?.texts.en ?? blank,
  ar: category?.texts.ar ?? blank,
});

/** Without spaces around the texts, as they are stored. */
export function trimTexts(texts: CategoryTexts): CategoryTexts {
  const trim = ({ name, description }: CategoryText) => ({ name: name.trim(), description: description.trim() });
  return { en: trim(texts.en), ar: trim(texts.ar) };
}

/**
 * The texts of a form after somebody else has changed the category: what was not edited follows them.
 * @param seen the texts with which the form started
 */
export function followTexts(texts: CategoryTexts, seen: CategoryTexts, present: CategoryTexts): CategoryTexts {
  const follow = (own: CategoryText, before: CategoryText, now: CategoryText) => ({
    name: own.name === before.name ? now.name : own.name,
    description: own.description === before.description ? now.description : own.description,
  });
  return { en: follow(texts.en, seen.en, present.en), ar: follow(texts.ar, seen.ar, present.ar) };
}

/** A field of the form: the address, or one of a language. */
export type CategoryField = 'slug' | `${ArticleLanguage}.${keyof CategoryText}`;

/** What keeps a category from being stored, each at its field. The database decides the same. */
export function categoryProblems(slug: string, texts: CategoryTexts): Readonly<Partial<Record<CategoryField, string>>> {
  const problems: Partial<Record<CategoryField, string>> = {};
  if (!isSlug(slug) || slug.length > MAX_LENGTH.slug) problems.slug = t.addressForm({ most: MAX_LENGTH.slug });
  for (const language of categoryLanguages) {
    for (const [field, empty] of [
      ['name', t.nameEmpty],
      ['description', t.descriptionEmpty],
    ] as const) {
      const text = texts[language][field];
      const problem = text.trim() === '' ? empty : bannedClaimsIn(text)[0];
      if (problem !== undefined) problems[`${language}.${field}`] = problem;
    }
  }
  return problems;
}

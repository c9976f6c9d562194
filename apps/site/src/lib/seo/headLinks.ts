import { brand, languages, type LanguageId } from '@duneline/specs/site';
import { addressIn } from '../language/addressIn.ts';

/** The canonical URL of a page in a language; `null` for a route pattern. */
export function canonicalOf(path: string, language: LanguageId): string | null {
  return /[:*]/.test(path) ? null : brand.url + addressIn(language, path);
}

/** The URLs of a page by language; `x-default` is the first language. */
export function alternatesOf(path: string): readonly (readonly [language: string, address: string])[] {
  if (canonicalOf(path, 'en') === null) return [];
  return [...languages.map(({ id }) => [id, brand.url + addressIn(id, path)] as const), ['x-default', brand.url + path] as const];
}

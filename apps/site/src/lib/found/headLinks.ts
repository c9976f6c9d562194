import { brand, languages, type LanguageId, type RouteSpec } from '@duneline/specs/site';
import { addressIn } from '../language/addressIn.ts';
import { isTranslated } from '../language/isTranslated.ts';

/** The one address of a page in a language, absolute; `null` for a pattern of many. */
export function canonicalOf(path: string, language: LanguageId): string | null {
  return /[:*]/.test(path) ? null : brand.url + addressIn(language, path);
}

/** The same page by language; search engines send whoever reads none of them to the first. */
export function alternatesOf(
  route: Pick<RouteSpec, 'kind'>,
  path: string,
): readonly (readonly [language: string, address: string])[] {
  if (canonicalOf(path, 'en') === null || !isTranslated(route)) return [];
  return [...languages.map(({ id }) => [id, brand.url + addressIn(id, path)] as const), ['x-default', brand.url + path] as const];
}

import { languages, type LanguageId } from '@duneline/specs/site';

/** The path of a page in a language: `/pricing` in the first one, `/ar/pricing` in Arabic. */
export function addressIn(id: LanguageId, path: string): string {
  if (id === languages[0]?.id) return path;
  return path === '/' ? `/${id}` : `/${id}${path}`;
}

import { locale } from './locale.ts';

const names = new Intl.DisplayNames(locale, { type: 'language' });

/** The name of a language by its code: "Arabic" for `ar`. */
export function languageName(code: string): string {
  return names.of(code) ?? code;
}

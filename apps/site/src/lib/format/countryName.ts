import { locale } from './locale.ts';

const names = new Intl.DisplayNames(locale, { type: 'region' });

/** The name of a country by its ISO 3166-1 alpha-2 code. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

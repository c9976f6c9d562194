import { language } from '../language/language.ts';
import { locale } from './locale.ts';

const types = { and: 'conjunction', or: 'disjunction' } as const;

/** Joins names: `Visa, Mastercard, UPI`; with a conjunction: `Visa, Mastercard, or UPI`. */
export function formatList(names: readonly string[], word?: keyof typeof types): string {
  if (word) return new Intl.ListFormat(locale, { type: types[word] }).format(names);
  return names.join(language === 'ar' ? '، ' : ', ');
}

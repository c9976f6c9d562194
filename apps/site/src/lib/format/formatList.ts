import { language } from '../language/language.ts';
import { locale } from './locale.ts';

const types = { and: 'conjunction', or: 'disjunction' } as const;

/** Names one after the other: `Visa, Mastercard, UPI`; inside of a sentence with the word before the last, `Visa, Mastercard, or UPI`. */
export function formatList(names: readonly string[], word?: keyof typeof types): string {
  if (word) return new Intl.ListFormat(locale, { type: types[word] }).format(names);
  return names.join(language === 'ar' ? '، ' : ', ');
}

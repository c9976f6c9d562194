import { language } from '../language/language.ts';

/** Names one after the other: `Visa, Mastercard, UPI`. */
export function formatList(names: readonly string[]): string {
  return names.join(language === 'ar' ? '، ' : ', ');
}

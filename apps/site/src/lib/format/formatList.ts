import { locale } from './locale.ts';

const together = new Intl.ListFormat(locale, { type: 'unit', style: 'long' });

/** Names one after the other: `Visa, Mastercard, UPI`. */
export function formatList(names: readonly string[]): string {
  return together.format(names);
}

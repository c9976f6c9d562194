import { language } from '../language/language.ts';

/** Isolates a number with its signs as left-to-right text (U+2066, U+2069), for use in right-to-left text. */
export function figure(text: string): string {
  return language === 'ar' ? `\u2066${text}\u2069` : text;
}

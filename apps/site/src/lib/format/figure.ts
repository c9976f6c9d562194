import { language } from '../language/language.ts';

/** Keeps a figure and its signs together, from left to right, inside of a text that runs the other way (U+2066, U+2069). */
export function figure(text: string): string {
  return language === 'ar' ? `\u2066${text}\u2069` : text;
}

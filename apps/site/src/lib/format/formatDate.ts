import { language } from '../language/language.ts';
import { locale } from './locale.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: language === 'ar' ? 'long' : 'medium', timeZone: 'UTC' });

/**
 * An ISO 8601 day or moment as a day, read in UTC so that every visitor sees the same one: `Nov 21, 2026`.
 * @throws {RangeError} when the text is no date.
 */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

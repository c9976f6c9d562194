import { language } from '../language/language.ts';
import { locale } from './locale.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: language === 'ar' ? 'long' : 'medium', timeZone: 'UTC' });

/**
 * Formats an ISO 8601 day or time as a day in UTC, the same for every visitor: `Nov 21, 2026`.
 * @throws {RangeError} if the text is not a date
 */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/**
 * Formats two ISO 8601 days, the first and the last: `Jan 19 – Mar 1, 2026`.
 * @throws {RangeError} if a text is not a date
 */
export function formatDateRange(first: string, last: string): string {
  return day.formatRange(new Date(first), new Date(last));
}

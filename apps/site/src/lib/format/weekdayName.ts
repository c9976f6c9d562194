import { locale } from './locale.ts';

/** Any Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** The name of a weekday in the page's language; 1 is Monday. */
export function weekdayName(day: number, style: 'narrow' | 'short' | 'long'): string {
  return new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS);
}

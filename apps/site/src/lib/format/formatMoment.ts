import { locale } from './locale.ts';

const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * Formats an ISO 8601 time as day and time in UTC: `Nov 21, 2026, 3:30 PM`.
 * @throws {RangeError} if the text is not a date
 */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

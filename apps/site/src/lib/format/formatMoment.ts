import { locale } from './locale.ts';

const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * An ISO 8601 moment as day and time in UTC: `Nov 21, 2026, 3:30 PM`.
 * @throws {RangeError} when the text is no date.
 */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

import { dateFormat } from '../Figure/intl.ts';

/** `Nov 21, 2026`; `November 21, 2026`; `November 2026`; `Nov 21, 2026, 4:05 PM UTC`; `4:05 PM UTC`. */
export type DateForm = 'day' | 'long' | 'month' | 'moment' | 'time';

const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;

const forms: Readonly<Record<DateForm, Intl.DateTimeFormatOptions>> = {
  day,
  long: { ...day, month: 'long' },
  month: { year: 'numeric', month: 'long' },
  moment: { ...day, ...clock },
  time: clock,
};

/** Formats an ISO 8601 day or instant; a day is the same in every time zone. `undefined` for an invalid date. */
export function writeDate(iso: string, form: DateForm, timeZone: string, locale: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return dateFormat(locale, { ...forms[form], timeZone: iso.includes('T') ? timeZone : 'UTC' }).format(date);
}

/** A date as ISO 8601. An invalid one is "Invalid Date", which is shown unchanged. */
export function isoOf(value: string | Date): string {
  if (typeof value === 'string') return value;
  return Number.isNaN(value.getTime()) ? String(value) : value.toISOString();
}

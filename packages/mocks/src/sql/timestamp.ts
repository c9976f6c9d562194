import { clockText } from './Interval.ts';

/** Microseconds in one day. */
export const dayUs = 86_400_000_000;

/** Prints an instant as PostgREST prints a timestamptz; these texts sort like the instants. */
export function formatTimestamp(ms: number): string {
  return `${timestampText({ day: Math.floor(ms / 86_400_000), us: (((ms % 86_400_000) + 86_400_000) % 86_400_000) * 1000 })}+00:00`;
}

/** A moment: whole days since 1970-01-01, and microseconds since midnight. */
export interface Moment {
  readonly day: number;
  readonly us: number;
}

/** `2026-01-02T03:04:05.5`. */
export function timestampText({ day, us }: Moment): string {
  const text = `${dateText(day).replace(/ BC$/, '')}T${clockText(us)}`;
  return day < firstDay ? `${text} BC` : text;
}

/** `2026-01-02`, `0044-03-15 BC`. */
export function dateText(day: number): string {
  const [year, month, date] = civilOf(day);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(year > 0 ? year : 1 - year).padStart(4, '0')}-${two(month)}-${two(date)}${year > 0 ? '' : ' BC'}`;
}

/** Parses a date or timestamp in stored form; `null` for anything else, including infinities. */
export function momentOf(text: string): Moment | null {
  const match = /^(\d{4,})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?(?:\+00:00)?)?( BC)?$/.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const us = ((hour * 60 + minute) * 60 + second) * 1_000_000 + Number((match[7] ?? '').padEnd(6, '0'));
  return { day: dayOf(match[8] === undefined ? year : 1 - year, month, day), us };
}

/** Whether a value is a date or a timestamp in stored form. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4,}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:\+00:00)?)?(?: BC)?$/.test(value);
}

/** Compares two dates or timestamps in stored form, including infinities and years BC. */
export function compareMoments(left: string, right: string): number {
  if (left.length === right.length && /^\d{4}-[^B]*$/.test(left) && /^\d{4}-[^B]*$/.test(right))
    return left < right ? -1 : left > right ? 1 : 0;
  return rankOf(left) - rankOf(right) || (momentOf(left)?.us ?? 0) - (momentOf(right)?.us ?? 0);
}

/** Normalizes microseconds beyond a day. */
export function normalMoment(day: number, us: number): Moment {
  const carried = Math.floor(us / dayUs);
  return { day: day + carried, us: us - carried * dayUs };
}

/** Days since 1970-01-01 of a Gregorian date; 1 BC is the year 0. */
export function dayOf(year: number, month: number, date: number): number {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, date);
  return instant.getTime() / 86_400_000;
}

/** Year, month (1 to 12) and day of the month. */
export function civilOf(day: number): readonly [year: number, month: number, date: number] {
  const instant = new Date(day * 86_400_000);
  return [instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate()];
}

const firstDay = dayOf(1, 1, 1);

function rankOf(text: string): number {
  if (text === 'infinity') return Number.POSITIVE_INFINITY;
  if (text === '-infinity') return Number.NEGATIVE_INFINITY;
  return momentOf(text)?.day ?? 0;
}

import { latinOf } from './latinOf.ts';
import { momentsIn } from './momentsIn.ts';

export type DateOrder = 'day-first' | 'month-first';
export type WrongTime = 'bad-time' | 'ambiguous-date' | 'ambiguous-hour' | 'no-zone';

/** How a file writes times. */
export interface TimeFormat {
  /** Minutes ahead of UTC, or an IANA zone; for times that do not say theirs. `null` if every time of the file has to. */
  readonly zone: number | string | null;
  readonly order: DateOrder | null;
}

const clock = String.raw`[T ,]+(\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d{1,6}))?)?\s*([AP]M)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?$`;
/** 2026-03-02, 2026.03.02 and 2026/03/02: the year first. */
const yearFirst = new RegExp(String.raw`^(\d{4})([-./])(\d{1,2})\2(\d{1,2})${clock}`, 'i');
/** 02.03.2026, 02/03/2026 and 02-03-2026: only points say that the day is first. */
const yearLast = new RegExp(String.raw`^(\d{1,2})([-./])(\d{1,2})\2(\d{4})${clock}`, 'i');

/** Whether a text looks like a time, possible or not. */
export function isTimeLike(text: string): boolean {
  return yearFirst.test(text) || yearLast.test(latinOf(text).trim());
}

/** Whether the time says its zone. */
export function hasZone(text: string): boolean {
  return /:\d\d.*(?:Z|UTC|GMT|[+-]\d\d:?\d\d)$/i.test(text);
}

/** Which of day and month is first in all dates of a file; `null` if none shows it, or if they disagree. */
export function findDateOrder(times: Iterable<string>): DateOrder | null {
  const seen = new Set<DateOrder>();
  for (const text of times) {
    const [, first, , second] = yearLast.exec(latinOf(text).trim()) ?? [];
    if (Number(first) > 12) seen.add('day-first');
    if (Number(second) > 12) seen.add('month-first');
  }
  const [order = null] = seen;
  return seen.size === 1 ? order : null;
}

/** A time in epoch milliseconds, or why it is none. */
export function readTime(text: string, { zone, order }: TimeFormat): number | WrongTime {
  const latin = latinOf(text).trim();
  let match = yearFirst.exec(latin);
  let [year, month, day] = [match?.[1], match?.[3], match?.[4]];
  if (!match) {
    match = yearLast.exec(latin);
    if (!match) return 'bad-time';
    const known = match[2] === '.' ? 'day-first' : order;
    if (known === null && match[1] !== match[3]) return 'ambiguous-date';
    year = match[4];
    [day, month] = known === 'month-first' ? [match[3], match[1]] : [match[1], match[3]];
  }
  const [hours, minutes, seconds = '0', fraction = '0', half, ownZone] = match.slice(5);
  const hour = half ? hourOf(Number(hours), half.toUpperCase()) : Number(hours);
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const parts = [Number(year), Number(month) - 1, Number(day), hour, Number(minutes), Number(seconds), milliseconds] as const;
  const wall = Date.UTC(...parts);
  // Date.UTC takes February 30 for March 2, and hour 24 for the next day: an impossible time comes out as another.
  const back = new Date(wall);
  const isSame =
    back.getUTCFullYear() === parts[0] &&
    back.getUTCMonth() === parts[1] &&
    back.getUTCDate() === parts[2] &&
    back.getUTCHours() === parts[3] &&
    back.getUTCMinutes() === parts[4] &&
    back.getUTCSeconds() === parts[5];
  if (!isSame) return 'bad-time';
  if (ownZone !== undefined) {
    const ahead = minutesOf(ownZone);
    return ahead === null ? 'bad-time' : wall - ahead * 60_000;
  }
  if (zone === null) return 'no-zone';
  if (typeof zone === 'number') return wall - zone * 60_000;
  const [moment, second] = momentsIn(zone, wall);
  if (moment === undefined) return 'bad-time';
  return second === undefined ? moment : 'ambiguous-hour';
}

function hourOf(hour: number, half: string): number {
  return hour < 1 || hour > 12 ? NaN : (hour % 12) + (half === 'PM' ? 12 : 0);
}

/** Zones reach from -12:00 to +14:00. */
function minutesOf(zone: string): number | null {
  if (!/^[+-]/.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  if (Number(zone.slice(-2)) > 59 || minutes > 14 * 60) return null;
  return zone.startsWith('-') ? -minutes : minutes;
}

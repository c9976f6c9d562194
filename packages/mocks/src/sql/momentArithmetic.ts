import { instantText } from './dateTimeText.ts';
import { clockText, Interval } from './Interval.ts';
import { PgError } from './PgError.ts';
import type { Moment } from './timestamp.ts';
import { civilOf, dateText, dayOf, dayUs, isInstant, momentOf, normalMoment, timestampText } from './timestamp.ts';

/** Adds an interval `times` times to a date, time or timestamp in stored form; a date becomes a timestamp. */
export function shiftMoment(value: unknown, by: Interval, times: 1 | -1): string {
  const [months, days, us] = by.$interval.map((part) => part * times);
  if (typeof value === 'string' && /^\d\d:\d\d:\d\d(?:\.\d+)?$/.test(value)) {
    const time = momentOf(`1970-01-01T${value}`)?.us ?? 0;
    return clockText(normalMoment(0, time + (us ?? 0)).us);
  }
  if (value === 'infinity' || value === '-infinity') return value;
  const moment = isInstant(value) ? momentOf(value) : null;
  if (moment === null || !isInstant(value))
    throw new PgError('42883', 'an interval can only be added to a date, a timestamp or an interval');
  const start = months === 0 ? moment.day : addMonths(moment.day, months ?? 0);
  const shifted = normalMoment(start + (days ?? 0), moment.us + (us ?? 0));
  assertRange(shifted);
  if (value.includes('+00:00')) return instantText(shifted);
  return timestampText(shifted);
}

/** Adds days to a date. */
export function shiftDate(date: string, days: number): string {
  const moment = momentOf(date);
  if (moment === null) return date;
  assertRange({ day: moment.day + days, us: 0 });
  return dateText(moment.day + days);
}

/** The days between two dates, or the time between two timestamps as days and microseconds. */
export function subtractMoments(left: string, right: string): number | Interval {
  const [a, b] = [momentOf(left), momentOf(right)];
  if (a === null || b === null) throw new PgError('22008', 'cannot subtract infinite timestamps');
  if (!left.includes('T') && !right.includes('T')) return a.day - b.day;
  const us = (a.day - b.day) * dayUs + a.us - b.us;
  return new Interval(0, Math.trunc(us / dayUs), us % dayUs);
}

/** Adds months; the day is limited to the end of the month. */
function addMonths(day: number, months: number): number {
  const [year, month, date] = civilOf(day);
  const first = dayOf(year, month + months, 1);
  const last = dayOf(year, month + months + 1, 1) - 1;
  return Math.min(first + date - 1, last);
}

function assertRange({ day }: Moment): void {
  if (!(Math.abs(day) < 99_000_000)) throw new PgError('22008', 'timestamp out of range');
}

import { rules } from '@duneline/specs/site';
import { locale } from '../../lib/format/locale.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const { timeZone, utcOffset } = rules.dayClose;
const offset = offsetOf(utcOffset);
/** The Monday of the first week, in days since 1970. */
const FIRST_MONDAY = 4;

/** "+04:00" in milliseconds. */
function offsetOf(text: string): number {
  const [hours = 0, minutes = 0] = text.slice(1).split(':').map(Number);
  return (text.startsWith('-') ? -1 : 1) * (hours * HOUR_MS + minutes * MINUTE_MS);
}

/** The beginning of the server's day of a moment. Both are milliseconds since 1970. */
export function serverDayOf(moment: number): number {
  return Math.floor((moment + offset) / DAY_MS) * DAY_MS - offset;
}

/** Monday 00:00 of the server's week of a moment. Both are milliseconds since 1970. */
export function serverWeekOf(moment: number): number {
  const days = Math.floor((moment + offset) / DAY_MS);
  return (days - ((((days - FIRST_MONDAY) % 7) + 7) % 7)) * DAY_MS - offset;
}

/** The day of the month of the server's day of a moment, from 1. */
export function serverDayOfMonth(moment: number): number {
  return new Date(moment + offset).getUTCDate();
}

/** The server's day as YYYY-MM-DD. */
export function serverDateOf(moment: number): string {
  return new Date(moment + offset).toISOString().slice(0, 10);
}

const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const weekdayAndTime = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
});

/** "Friday, March 6" */
export const formatServerDay = (moment: number): string => day.format(moment);
/** "17:30" */
export const formatServerTime = (moment: number): string => time.format(moment);
/** "Sat 02:00" */
export const formatWeekdayAndTime = (moment: number): string => weekdayAndTime.format(moment);

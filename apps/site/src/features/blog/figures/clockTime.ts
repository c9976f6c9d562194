import { rules } from '@duneline/specs/site';
import { locale } from '../../../lib/format/locale.ts';

const DAY = 24 * 60;
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' });

/** Formats minutes of a day: `16:28`; a whole day is `24:00`. */
export function clockTime(minutes: number): string {
  if (minutes !== DAY) return time.format(new Date(minutes * 60_000));
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  return `${two.format(24)}:${two.format(0)}`;
}

/** The close of the server's day on a clock that is `offset` minutes ahead of UTC, in minutes of that clock's day. */
export function localClose(offset: number): number {
  const [hours = 0, minutes = 0] = rules.dayClose.time.split(':').map(Number);
  const [ahead = 0, more = 0] = rules.dayClose.utcOffset.split(':').map(Number);
  return (((hours * 60 + minutes - (ahead * 60 + Math.sign(ahead) * more) + offset) % DAY) + DAY) % DAY;
}

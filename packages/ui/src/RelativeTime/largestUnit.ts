const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Units, with the number of seconds from which the next one is used. Months and years are averages.
const units = [
  ['second', 1, 45],
  ['minute', MINUTE, HOUR],
  ['hour', HOUR, DAY],
  ['day', DAY, 30 * DAY],
  ['month', 30.436_875 * DAY, 365 * DAY],
  ['year', 365.2425 * DAY, Infinity],
] as const;

/**
 * A time span in the largest unit of at least 1: -7200 seconds are -2 hours. Less than 45 seconds are 0 seconds, which languages
 * call "now".
 */
export function largestUnit(seconds: number): { readonly count: number; readonly unit: Intl.RelativeTimeFormatUnit } {
  const [unit, size] = units.find(([, , end]) => Math.abs(seconds) < end) ?? units[5];
  if (unit === 'second') return { count: 0, unit };
  const count = Math.sign(seconds) * Math.max(1, Math.trunc(Math.abs(seconds) / size));
  return { count, unit };
}

import { parseTime, type Time } from '@internationalized/date';
import { warnOnce } from '../dev/warnOnce.ts';

/** Converts an ISO 8601 time to a Time; `null` for none. Invalid times are `null` too, with a warning in development. */
export function readTime(time: string | null): Time | null {
  if (time === null) return null;
  try {
    return parseTime(time);
  } catch {
    warnOnce(true, 'A TimeField got what is no ISO 8601 time, and shows none. Give it one such as 14:30.', time);
    return null;
  }
}

/** As `readTime`, for optional times. */
export const readOptionalTime = (time: string | null | undefined) => (time === undefined ? undefined : readTime(time));

import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { warnOnce } from '../dev/warnOnce.ts';

/** Converts an ISO 8601 day to a CalendarDate; `null` for none. Invalid days are `null` too, with a warning in development. */
export function readDay(day: string | null): CalendarDate | null {
  if (day === null) return null;
  try {
    return parseDate(day);
  } catch {
    warnOnce(true, 'A date field got what is no ISO 8601 day, and shows none. Give it one such as 2026-11-21.', day);
    return null;
  }
}

/** As `readDay`, for optional days. */
export const readOptionalDay = (day: string | null | undefined) => (day === undefined ? undefined : readDay(day));

/** Converts a date of any calendar to an ISO 8601 day. */
export const writeDay = (date: DateValue): string => date.toString();

/** The selectable days, as ISO 8601 such as `2026-11-21`. */
export interface DayLimits {
  /** The first selectable day. */
  minValue?: string | undefined;
  /** The last selectable day. */
  maxValue?: string | undefined;
  /** Whether a day in between cannot be selected; it is struck out. */
  isDateUnavailable?: (day: string) => boolean;
}

/** The selectable days as props of React Aria's calendars. */
export const readLimits = ({ minValue, maxValue, isDateUnavailable: isTaken }: DayLimits) => ({
  minValue: readDay(minValue ?? null),
  maxValue: readDay(maxValue ?? null),
  isDateUnavailable: isTaken && ((date: DateValue) => isTaken(writeDay(date))),
});

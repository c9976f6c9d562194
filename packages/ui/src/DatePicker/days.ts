import { parseDate, type CalendarDate, type DateValue } from '@internationalized/date';
import { warnOnce } from '../dev/warnOnce.ts';

/** An ISO 8601 day as React Aria counts it; `null` for none, and, with a warning in development, for what is no day. */
export function readDay(day: string | null): CalendarDate | null {
  if (day === null) return null;
  try {
    return parseDate(day);
  } catch {
    warnOnce(true, 'A date field got what is no ISO 8601 day, and shows none. Give it one such as 2026-11-21.', day);
    return null;
  }
}

/** The same for what may be left out. */
export const readOptionalDay = (day: string | null | undefined) => (day === undefined ? undefined : readDay(day));

/** The ISO 8601 day of a date, whatever calendar the reader's language counts it in. */
export const writeDay = (date: DateValue): string => date.toString();

/** A question about ISO 8601 days, put to React Aria's dates. */
export const asksDate = (isSo: ((day: string) => boolean) | undefined) => isSo && ((date: DateValue) => isSo(writeDay(date)));

import type { DateValue } from '@internationalized/date';
import { readDay, writeDay } from '../DatePicker/days.ts';

/** First and last day, both included, as ISO 8601 days such as `2026-11-21`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** Converts a range to React Aria's dates; `null` for none, or if one of its days is invalid. */
export function readRange(range: DayRange | null | undefined) {
  if (!range) return range;
  const [start, end] = [readDay(range.start), readDay(range.end)];
  return start && end && { start, end };
}

export const writeRange = ({ start, end }: { start: DateValue; end: DateValue }): DayRange => ({
  start: writeDay(start),
  end: writeDay(end),
});

export const isSameRange = (one: DayRange, other: DayRange) => one.start === other.start && one.end === other.end;

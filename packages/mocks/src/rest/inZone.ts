import { offsetText } from '../sql/dateTimeText.ts';
import { isObject } from '../sql/json.ts';
import { isInstant, momentOf, normalMoment, timestampText } from '../sql/timestamp.ts';
import { zoneOffset } from '../sql/timeZone.ts';

/** A value with each of its moments printed in a time zone: `2026-01-01T10:00:00+01:00`. */
export function inZone<T>(value: T, zone: string): T;
export function inZone(value: unknown, zone: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => inZone(item, zone));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inZone(item, zone)]));
  if (!isInstant(value) || !value.endsWith('+00:00')) return value;
  const moment = momentOf(value);
  if (moment === null) return value;
  const offset = zoneOffset(zone, moment.day * 86_400 + moment.us / 1_000_000);
  const text = offsetText(offset);
  return timestampText(normalMoment(moment.day, moment.us + offset * 1_000_000)) + (text.length === 3 ? `${text}:00` : text);
}

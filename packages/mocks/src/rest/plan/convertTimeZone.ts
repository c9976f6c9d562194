import { momentOf, normalMoment, timestampText } from '../../sql/timestamp.ts';
import { zoneOffset } from '../../sql/timeZone.ts';

/** Converts `timestamptz` values, also in arrays, to the session's time zone (`Prefer: timezone=`). Other types are unchanged. */
export function convertTimeZone(value: unknown, type: string, zone: string): unknown {
  if (zone === 'UTC') return value;
  if (type === '_timestamptz' && Array.isArray(value)) return value.map((item) => convertTimeZone(item, 'timestamptz', zone));
  const moment = type === 'timestamptz' && typeof value === 'string' ? momentOf(value) : null;
  if (moment === null) return value;
  const offset = zoneOffset(zone, moment.day * 86_400 + moment.us / 1_000_000);
  const local = timestampText(normalMoment(moment.day, moment.us + offset * 1_000_000));
  return local.replace(/(?: BC)?$/, (era) => offsetText(offset) + era);
}

/** `+02:00`; with seconds for historical offsets. */
function offsetText(offset: number): string {
  const seconds = Math.abs(offset);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, ...(seconds % 60 === 0 ? [] : [seconds % 60])];
  return `${offset < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

import { PgError } from './PgError.ts';

const pattern =
  /^(\d{4,})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?(?::?\d{2})?)?)?$/i;

/** An instant as PostgREST prints a timestamptz; two such texts compare as the instants do. */
export function formatTimestamp(ms: number): string {
  return new Date(ms).toISOString().replace(/\.?0*Z$/, '+00:00');
}

/** Reads a timestamp literal into PostgREST's form, keeping microseconds; throws PgError 22007 or 22008. */
export function parseTimestamp(text: string, hasZone: boolean): string {
  const type = hasZone ? 'timestamp with time zone' : 'timestamp without time zone';
  const [seconds, fraction] = readInstant(text, type, hasZone);
  const base = new Date(seconds * 1000).toISOString().slice(0, 19);
  const digits = fraction.slice(0, 6).replace(/0+$/, '');
  return base + (digits === '' ? '' : `.${digits}`) + (hasZone ? '+00:00' : '');
}

/** Reads a date literal into `YYYY-MM-DD`; throws PgError 22007 or 22008. */
export function parseDate(text: string): string {
  const [seconds] = readInstant(text, 'date', false);
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Milliseconds since the epoch of a text in the form that `parseTimestamp` or `parseDate` gives. */
export function instantOf(text: string): number {
  return Date.parse(/[Z+]/.test(text.slice(10)) || text.length === 10 ? text : `${text}Z`);
}

/** Whether a value is a date or a timestamp in stored form. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4,}-\d\d-\d\d(T|$)/.test(value);
}

function readInstant(text: string, type: string, hasZone: boolean): [seconds: number, fraction: string] {
  const match = pattern.exec(text.trim());
  if (match === null) throw new PgError('22007', `invalid input syntax for type ${type}: "${text}"`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const midnight = new Date(Date.UTC(year, month - 1, day));
  const isDay = midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day;
  if (!isDay || hour > 24 || minute > 59 || second > 60) {
    throw new PgError('22008', `date/time field value out of range: "${text}"`);
  }
  const offset = hasZone ? zoneSeconds(match[8] ?? 'Z') : 0;
  return [midnight.getTime() / 1000 + hour * 3600 + minute * 60 + second - offset, match[7] ?? ''];
}

function zoneSeconds(zone: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})?/.exec(zone);
  if (match === null) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60);
}

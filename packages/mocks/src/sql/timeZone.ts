import { PgError } from './PgError.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Offset in seconds east of UTC of a time zone at an instant (seconds since the epoch).
 * @throws PgError 22023 for an unknown zone
 */
export function zoneOffset(zone: string, instant: number): number {
  if (zone === 'UTC') return 0;
  const parts = formatOf(zone).formatToParts(new Date(Math.floor(instant) * 1000));
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value ?? 0);
  const local = new Date(0);
  local.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  local.setUTCHours(part('hour'), part('minute'), part('second'));
  return local.getTime() / 1000 - Math.floor(instant);
}

/** Whether a time zone of this name exists. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  try {
    const numeric = {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    } as const;
    const format = new Intl.DateTimeFormat('en-US', { ...numeric, timeZone: zone, hourCycle: 'h23', calendar: 'gregory' });
    formats.set(zone, format);
    return format;
  } catch {
    throw new PgError('22023', `time zone "${zone}" not recognized`);
  }
}

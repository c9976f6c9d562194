import { instantText } from '../dateTimeText.ts';
import { Interval } from '../Interval.ts';
import type { Numeric } from '../Numeric.ts';
import { numberOf } from '../Numeric.ts';
import { PgError } from '../PgError.ts';
import { shiftMoment } from '../momentArithmetic.ts';
import type { Moment } from '../timestamp.ts';
import { civilOf, dateText, dayOf, dayUs, momentOf, normalMoment, timestampText } from '../timestamp.ts';
import { zoneOffset } from '../timeZone.ts';
import { textOf } from './textFunctions.ts';

/** Date and time functions that return NULL if an argument is NULL; time zones other than UTC are arguments. */
export const timeFunctions = {
  date_trunc: (unit: unknown, value: unknown, zone: unknown = 'UTC') =>
    value instanceof Interval ? truncateInterval(textOf(unit), value) : truncate(textOf(unit), textOf(value), textOf(zone)),
  date_part: (unit: unknown, value: unknown) => Number(extract(unit, value)),
  extract,
  make_date: (year: unknown, month: unknown, day: unknown) => {
    const at = dayOf(Number(year), Number(month), Number(day));
    if (civilOf(at).join() !== [Number(year), Number(month), Number(day)].join())
      throw new PgError(
        '22008',
        `date field value out of range: ${Number(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      );
    return dateText(at);
  },
  make_interval: (...parts: readonly unknown[]) => {
    const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map(Number);
    return new Interval(years * 12 + months, weeks * 7 + days, Math.round((hours * 3600 + minutes * 60 + seconds) * 1_000_000));
  },
  to_timestamp: (seconds: unknown) => instantText(normalMoment(0, Math.round(Number(seconds) * 1_000_000))),
  timezone: (zone: unknown, value: unknown) => inZone(textOf(zone), textOf(value)),
  justify_hours: (value: unknown) => {
    const [months = 0, days = 0, us = 0] = value instanceof Interval ? value.$interval : [];
    return new Interval(months, days + Math.trunc(us / dayUs), us % dayUs);
  },
};

/** `value at time zone zone`: converts a timestamptz to local time, and a local timestamp to an instant. */
function inZone(zone: string, text: string): string {
  const moment = momentIn(text);
  const seconds = moment.day * 86_400 + moment.us / 1_000_000;
  if (text.includes('+00:00')) return timestampText(normalMoment(moment.day, moment.us + zoneOffset(zone, seconds) * 1_000_000));
  const offset = zoneOffset(zone, seconds - zoneOffset(zone, seconds));
  return instantText(normalMoment(moment.day, moment.us - offset * 1_000_000));
}

const clockUnits: ReadonlyMap<string, number> = new Map([
  ['day', dayUs],
  ['hour', 3_600_000_000],
  ['minute', 60_000_000],
  ['second', 1_000_000],
  ['milliseconds', 1000],
  ['microseconds', 1],
]);

function truncate(unitName: string, text: string, zone: string): string {
  const unit = singular(unitName);
  const isZoned = text.includes('+00:00') || !text.includes('T');
  const local = text.includes('+00:00') && zone !== 'UTC' ? momentIn(inZone(zone, text)) : momentIn(text);
  const size = clockUnits.get(unit);
  const day = size === undefined ? firstDayOf(unit, local, unitName) : local.day;
  const kept: Moment = { day, us: size === undefined ? 0 : local.us - (local.us % size) };
  if (!isZoned) return timestampText(kept);
  return zone === 'UTC' ? instantText(kept) : inZone(zone, timestampText(kept));
}

function firstDayOf(unit: string, { day }: Moment, unitName: string): number {
  const [year, month] = civilOf(day);
  switch (unit) {
    case 'week':
      return day - ((((day + 3) % 7) + 7) % 7);
    case 'month':
      return dayOf(year, month, 1);
    case 'quarter':
      return dayOf(year, Math.floor((month - 1) / 3) * 3 + 1, 1);
    case 'year':
      return dayOf(year, 1, 1);
    case 'decade':
      return dayOf(Math.floor(year / 10) * 10, 1, 1);
    case 'century':
      return dayOf(Math.floor((year - 1) / 100) * 100 + 1, 1, 1);
    case 'millennium':
      return dayOf(Math.floor((year - 1) / 1000) * 1000 + 1, 1, 1);
    default:
      throw new PgError('22023', `unit "${unitName}" not recognized for type timestamp with time zone`);
  }
}

function truncateInterval(unitName: string, value: Interval): Interval {
  const [months, days, us] = value.$interval;
  const unit = singular(unitName);
  const size = clockUnits.get(unit);
  if (size !== undefined) return new Interval(months, days, unit === 'day' ? 0 : us - (us % size));
  const span = { month: 1, quarter: 3, year: 12, decade: 120, century: 1200, millennium: 12_000 }[unit];
  if (span === undefined) throw new PgError('22023', `unit "${unitName}" not recognized for type interval`);
  return new Interval(months - (months % span), 0, 0);
}

function extract(unitName: unknown, value: unknown): number | Numeric {
  const unit = singular(textOf(unitName));
  if (value instanceof Interval) return intervalField(unit, value);
  const text = textOf(value);
  const moment = momentIn(/^\d\d:/.test(text) ? `1970-01-01T${text.replace(/[+-].*$/, '')}` : text);
  const [year, month, date] = civilOf(moment.day);
  const weekday = (((moment.day + 4) % 7) + 7) % 7;
  const thursday = moment.day - ((weekday + 6) % 7) + 3;
  const [isoYear] = civilOf(thursday);
  const fields: Readonly<Record<string, () => number | Numeric>> = {
    year: () => year,
    month: () => month,
    day: () => date,
    quarter: () => Math.floor((month - 1) / 3) + 1,
    dow: () => weekday,
    isodow: () => weekday || 7,
    doy: () => moment.day - dayOf(year, 1, 1) + 1,
    week: () => Math.floor((thursday - dayOf(isoYear, 1, 1)) / 7) + 1,
    isoyear: () => isoYear,
    decade: () => Math.floor(year / 10),
    century: () => Math.floor((year - 1) / 100) + 1,
    millennium: () => Math.floor((year - 1) / 1000) + 1,
    hour: () => Math.floor(moment.us / 3_600_000_000),
    minute: () => Math.floor(moment.us / 60_000_000) % 60,
    second: () => decimal(moment.us % 60_000_000, 6),
    milliseconds: () => decimal(moment.us % 60_000_000, 3),
    microseconds: () => moment.us % 60_000_000,
    epoch: () => (text.includes('T') || text.includes(':') ? decimal(moment.day * dayUs + moment.us, 6) : moment.day * 86_400),
  };
  const field = Object.hasOwn(fields, unit) ? fields[unit] : undefined;
  if (field === undefined)
    throw new PgError('22023', `unit "${textOf(unitName)}" not recognized for type timestamp with time zone`);
  return field();
}

function intervalField(unit: string, value: Interval): number | Numeric {
  const [months, days, us] = value.$interval;
  const years = Math.trunc(months / 12);
  const fields: Readonly<Record<string, () => number | Numeric>> = {
    year: () => years,
    month: () => months % 12,
    day: () => days,
    hour: () => Math.trunc(us / 3_600_000_000),
    minute: () => Math.trunc(us / 60_000_000) % 60,
    second: () => decimal(us % 60_000_000, 6),
    // A year has 365.25 days here.
    epoch: () => decimal(((years * 36_525 + (months % 12) * 3000) / 100 + days) * dayUs + us, 6),
  };
  const field = Object.hasOwn(fields, unit) ? fields[unit] : undefined;
  if (field === undefined) throw new PgError('22023', `unit "${unit}" not recognized for type interval`);
  return field();
}

function decimal(units: number, scale: number): number | Numeric {
  const digits = String(Math.abs(units)).padStart(scale + 1, '0');
  return numberOf(`${units < 0 ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`);
}

function singular(unit: string): string {
  const lower = unit.toLowerCase();
  return /^(?:milli|micro)seconds?$/.test(lower)
    ? lower.replace(/s?$/, 's')
    : lower === 'centuries'
      ? 'century'
      : lower.replace(/s$/, '');
}

function momentIn(text: string): Moment {
  const moment = momentOf(text);
  if (moment === null) throw new PgError('22007', `invalid input syntax for type timestamp with time zone: "${text}"`);
  return moment;
}

/** `age(later, earlier)` in years, months, days and time. */
export function age(later: string, earlier: string): Interval {
  const [a, b] = [momentIn(later), momentIn(earlier)];
  const isBackwards = a.day < b.day || (a.day === b.day && a.us < b.us);
  if (isBackwards) return age(earlier, later).times(-1);
  const [[yearA, monthA], [yearB, monthB]] = [civilOf(a.day), civilOf(b.day)];
  let months = (yearA - yearB) * 12 + monthA - monthB;
  const moved = (count: number): Moment => momentIn(shiftMoment(timestampText(b), new Interval(count, 0, 0), 1));
  const isBeyond = (moment: Moment): boolean => moment.day > a.day || (moment.day === a.day && moment.us > a.us);
  while (isBeyond(moved(months))) months--;
  const from = moved(months);
  const us = (a.day - from.day) * dayUs + a.us - from.us;
  return new Interval(months, Math.floor(us / dayUs), us % dayUs);
}

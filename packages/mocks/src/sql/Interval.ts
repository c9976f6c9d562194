import { PgError } from './PgError.ts';

const units: ReadonlyMap<string, readonly ['months' | 'days' | 'ms', number]> = new Map([
  ['year', ['months', 12]],
  ['mon', ['months', 1]],
  ['month', ['months', 1]],
  ['week', ['days', 7]],
  ['day', ['days', 1]],
  ['hour', ['ms', 3_600_000]],
  ['hr', ['ms', 3_600_000]],
  ['minute', ['ms', 60_000]],
  ['min', ['ms', 60_000]],
  ['second', ['ms', 1000]],
  ['sec', ['ms', 1000]],
  ['millisecond', ['ms', 1]],
]);

/** A Postgres interval: months, days and milliseconds are kept apart, as adding one month is no fixed number of days. */
export class Interval {
  readonly months: number;
  readonly days: number;
  readonly ms: number;

  constructor(months: number, days: number, ms: number) {
    this.months = months;
    this.days = days;
    this.ms = ms;
  }

  /** For comparison, as Postgres does it: a month counts thirty days. */
  valueOf(): number {
    return (this.months * 30 + this.days) * 86_400_000 + this.ms;
  }

  /** The instant (ms since the epoch) that lies `times` intervals after `instant`. */
  addTo(instant: number, times = 1): number {
    const date = new Date(instant);
    if (this.months !== 0) addMonths(date, this.months * times);
    return date.getTime() + times * (this.days * 86_400_000 + this.ms);
  }
}

/** Reads `30 days`, `1 year 2 mons`, `-01:30:00`; throws PgError 22007 for anything else. */
export function parseInterval(text: string): Interval {
  const total = { months: 0, days: 0, ms: 0 };
  const rest = text
    .trim()
    .toLowerCase()
    .replace(/(-?)(\d+):(\d\d)(?::(\d\d(?:\.\d+)?))?/, (_, sign: string, hours: string, minutes: string, seconds = '0') => {
      total.ms += (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000);
      return '';
    })
    .replace(/(-?\d+(?:\.\d+)?)\s*([a-z]+)/g, (match, amount: string, name: string) => {
      const unit = units.get(name.replace(/s$/, ''));
      if (unit === undefined) return match;
      total[unit[0]] += Number(amount) * unit[1];
      return '';
    });
  if (rest.trim() !== '' || text.trim() === '') throw new PgError('22007', `invalid input syntax for type interval: "${text}"`);
  return new Interval(total.months, total.days, total.ms);
}

function addMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
}

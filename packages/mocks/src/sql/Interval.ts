import { PgError } from './PgError.ts';

type Part = 'months' | 'days' | 'us';
const second = 1_000_000;

const units: ReadonlyMap<string, readonly [Part, number]> = new Map([
  ['millennium', ['months', 12_000]],
  ['millennia', ['months', 12_000]],
  ['mil', ['months', 12_000]],
  ['century', ['months', 1200]],
  ['centurie', ['months', 1200]],
  ['c', ['months', 1200]],
  ['decade', ['months', 120]],
  ['dec', ['months', 120]],
  ['year', ['months', 12]],
  ['yr', ['months', 12]],
  ['y', ['months', 12]],
  ['mon', ['months', 1]],
  ['month', ['months', 1]],
  ['week', ['days', 7]],
  ['w', ['days', 7]],
  ['day', ['days', 1]],
  ['d', ['days', 1]],
  ['hour', ['us', 3600 * second]],
  ['hr', ['us', 3600 * second]],
  ['h', ['us', 3600 * second]],
  ['minute', ['us', 60 * second]],
  ['min', ['us', 60 * second]],
  ['m', ['us', 60 * second]],
  ['second', ['us', second]],
  ['sec', ['us', second]],
  ['s', ['us', second]],
  ['millisecond', ['us', 1000]],
  ['msec', ['us', 1000]],
  ['ms', ['us', 1000]],
  ['microsecond', ['us', 1]],
  ['usec', ['us', 1]],
  ['us', ['us', 1]],
]);

/** A Postgres interval. Months, days and microseconds are separate, because a month has no fixed number of days. */
export class Interval {
  /** Months, days, microseconds. The member's name marks intervals after a structured clone: see `revive`. */
  readonly $interval: readonly [months: number, days: number, us: number];

  constructor(months: number, days: number, us: number) {
    this.$interval = [months + 0, days + 0, us + 0];
  }

  /** For comparison as in Postgres: in microseconds, with months of thirty days. */
  valueOf(): number {
    const [months, days, us] = this.$interval;
    return (months * 30 + days) * 86_400 * second + us;
  }

  toJSON(): string {
    return this.toString();
  }

  /** Postgres' format: `1 year 2 mons 3 days 04:05:06.7`. */
  toString(): string {
    const [months, days, us] = this.$interval;
    const years = Math.trunc(months / 12);
    const parts = [counted(years, 'year'), counted(months % 12, 'mon'), counted(days, 'day')].filter((part) => part !== '');
    // A positive part after a negative one has a plus sign.
    const signed = parts.map((part, index) =>
      index > 0 && parts[index - 1]?.startsWith('-') === true && !part.startsWith('-') ? `+${part}` : part,
    );
    if (us === 0 && signed.length > 0) return signed.join(' ');
    const isAfterNegative = signed.at(-1)?.startsWith('-') === true;
    return [...signed, `${us < 0 ? '-' : isAfterNegative ? '+' : ''}${clockText(Math.abs(us))}`].join(' ');
  }

  plus(other: Interval, times: number): Interval {
    const [months, days, us] = this.$interval;
    const [otherMonths, otherDays, otherUs] = other.$interval;
    return new Interval(months + times * otherMonths, days + times * otherDays, us + times * otherUs);
  }

  /** Fractions of months become days (thirty per month), fractions of days become time. */
  times(factor: number): Interval {
    const [months, days, us] = this.$interval.map((part) => part * factor);
    return spread(months ?? 0, days ?? 0, us ?? 0);
  }
}

/** Formats microseconds as `04:05:06.7`; hours may have more than two digits. */
export function clockText(us: number): string {
  const whole = Math.floor(us / second);
  const fraction = String(us % second)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const two = (value: number): string => String(value).padStart(2, '0');
  const text = `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return fraction === '' ? text : `${text}.${fraction}`;
}

/**
 * Parses `30 days`, `1 year 2 mons`, `-01:30:00`, `P1DT2H`.
 * @throws PgError 22007 for anything else
 */
export function parseInterval(text: string): Interval {
  const trimmed = text.trim().toLowerCase();
  const found = trimmed.startsWith('p') ? iso(trimmed) : verbose(trimmed);
  if (found === null) throw new PgError('22007', `invalid input syntax for type interval: "${text}"`);
  if (Math.abs(found.valueOf()) > Number.MAX_SAFE_INTEGER)
    throw new PgError('22008', `interval field value out of range: "${text}"`);
  return found;
}

function verbose(text: string): Interval | null {
  const total = { months: 0, days: 0, us: 0 };
  let isNegated = false;
  let rest = text.replace(/\s+ago$/, () => {
    isNegated = true;
    return '';
  });
  rest = rest.replace(
    /([+-]?)(\d+):(\d\d?)(?::(\d\d?(?:\.\d*)?))?/,
    (_, sign: string, hours: string, minutes: string, seconds = '0') => {
      total.us +=
        (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 * second + Math.round(Number(seconds) * second));
      return '';
    },
  );
  rest = rest.replace(/([+-]?\s*(?:\d+\.?\d*|\.\d+))\s*([a-z]+)/g, (match, amount: string, name: string) => {
    const unit = units.get(name) ?? units.get(name.replace(/s$/, ''));
    if (unit === undefined) return match;
    total[unit[0]] += Number(amount.replaceAll(/\s/g, '')) * unit[1];
    return '';
  });
  // A plain number means seconds.
  rest = rest.replace(/^[\s@]*([+-]?(?:\d+\.?\d*|\.\d+))\s*$/, (_, amount: string) => {
    total.us += Number(amount) * second;
    return '';
  });
  if (text === '' || /[^\s@]/.test(rest)) return null;
  const result = spread(total.months, total.days, total.us);
  return isNegated ? result.times(-1) : result;
}

function iso(text: string): Interval | null {
  const number = '([+-]?(?:\\d+\\.?\\d*|\\.\\d+))';
  const pattern = new RegExp(
    `^p(?:${number}y)?(?:${number}m)?(?:${number}w)?(?:${number}d)?(?:t(?:${number}h)?(?:${number}m)?(?:${number}s)?)?$`,
  );
  const match = pattern.exec(text);
  if (match === null || text.length < 3 || text.endsWith('t')) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return spread(years * 12 + months, weeks * 7 + days, ((hours * 60 + minutes) * 60 + seconds) * second);
}

/** Moves fractions of months to days (thirty per month), and of days to time. */
function spread(months: number, days: number, us: number): Interval {
  const wholeMonths = Math.trunc(months);
  const allDays = days + (months - wholeMonths) * 30;
  const wholeDays = Math.trunc(Number(allDays.toFixed(9)));
  return new Interval(wholeMonths, wholeDays, Math.round(us + (allDays - wholeDays) * 86_400 * second));
}

function counted(amount: number, name: string): string {
  return amount === 0 ? '' : `${amount} ${name}${amount === 1 ? '' : 's'}`;
}

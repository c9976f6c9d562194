import { PgError } from './PgError.ts';
import { clockText } from './Interval.ts';
import type { Moment } from './timestamp.ts';
import { civilOf, dateText, dayOf, dayUs, normalMoment, timestampText } from './timestamp.ts';
import { zoneOffset } from './timeZone.ts';

/** Context for literals without a time zone. */
export interface TimeContext {
  /** `now`, in milliseconds since the epoch. */
  readonly now: number;
  /** Name of the session's time zone. */
  readonly zone: string;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekday = /^(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/;

/** Postgres uses the short names of these types in its messages. */
const titles: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone', timetz: 'time with time zone' };

interface Fields {
  year?: number;
  month?: number;
  day?: number;
  us?: number;
  /** Seconds east of UTC, or a zone's name. */
  zone?: number | string;
  isBeforeChrist?: boolean;
  /** The year was written with two digits. */
  isShortYear?: boolean;
}

/**
 * Parses a `date`, `timestamp`, `timestamptz`, `time` or `timetz` to its stored form.
 * @throws PgError 22007, 22008, 22009 or 22023
 */
export function parseDateTime(text: string, type: string, context: TimeContext): string {
  const word = text.trim().toLowerCase();
  const isTime = type.startsWith('time') && !type.startsWith('timestamp');
  const special = isTime ? null : specialValue(word, type, context);
  if (special !== null) return special;
  const fields = word === '' ? null : readFields(word);
  if (fields === null) throw new PgError('22007', `invalid input syntax for type ${titles[type] ?? type}: "${text}"`);
  if (isTime) return timeOf(text, fields, type, context);
  if (fields.year === undefined || fields.month === undefined || fields.day === undefined) {
    throw new PgError('22007', `invalid input syntax for type ${titles[type] ?? type}: "${text}"`);
  }
  const { isBeforeChrist = false, isShortYear = false } = fields;
  // A two-digit year BC is not in a century.
  const named = isBeforeChrist && isShortYear ? fields.year % 100 : fields.year;
  const year = isBeforeChrist ? 1 - named : named;
  const day = dayOf(year, fields.month, fields.day);
  if (Number.isNaN(fields.zone)) throw displaced(text);
  const isReal = fields.year > 0 && fields.month <= 12 && civilOf(day).join() === [year, fields.month, fields.day].join();
  if (!isReal || (fields.us ?? 0) > dayUs) throw outOfRange(text, fields);
  if (year < -4713 || year > (type === 'date' ? 271_000 : 271_000))
    throw new PgError('22008', `${type === 'date' ? 'date' : 'timestamp'} out of range: "${text}"`);
  if (type === 'date') return dateText(day);
  const local = normalMoment(day, fields.us ?? 0);
  if (type === 'timestamp') return timestampText(local);
  return instantText(normalMoment(local.day, local.us - offsetOf(fields.zone ?? context.zone, local) * 1_000_000));
}

/** A timestamptz in its stored form. */
export function instantText(moment: Moment): string {
  return timestampText(moment).replace(/( BC)?$/, '+00:00$1');
}

function specialValue(word: string, type: string, { now, zone }: TimeContext): string | null {
  if (word === 'infinity' || word === '-infinity') return word;
  const ms = { now, epoch: 0, today: now, tomorrow: now + 86_400_000, yesterday: now - 86_400_000 }[word];
  if (ms === undefined) return null;
  const utc = normalMoment(0, ms * 1000);
  const shift = word === 'epoch' ? 0 : zoneOffset(zone, utc.day * 86_400 + utc.us / 1_000_000) * 1_000_000;
  const local = normalMoment(utc.day, utc.us + shift);
  const isMidnight = word !== 'now' && word !== 'epoch';
  if (type === 'date') return dateText(local.day);
  if (type === 'timestamp') return timestampText(isMidnight ? { ...local, us: 0 } : local);
  return instantText(isMidnight ? normalMoment(local.day, -shift) : utc);
}

function readFields(word: string): Fields | null {
  const fields: Fields = {};
  const isoDateTime = word.replace(/^(\d{4,}-?\d\d?-?\d\d?)t(?=\d)/, '$1 ');
  for (const token of isoDateTime.match(
    /\d+:[\d:.]+|\d{3,}[-/.]\d\d?[-/.]\d\d?|\d+-[a-z]+-\d\d?(?!\d)|\d\d?[-/.]\d\d?[-/.]\d+|\d\d?-[a-z]+-\d+|[+-]\d[\d:]*|[a-z][a-z_]*(?:\/[a-z_/+-]+\d*)?|\d+(?:\.\d+)?|[^\s,]/g,
  ) ?? []) {
    if (!readToken(fields, token)) return null;
  }
  return fields;
}

function readToken(fields: Fields, token: string): boolean {
  const dashed = /^(\d{3,})[-/.](\d\d?)[-/.](\d\d?)$/.exec(token);
  if (dashed !== null) return setDate(fields, Number(dashed[1]), Number(dashed[2]), Number(dashed[3]));
  const american = /^(\d\d?)[-/.](\d\d?)[-/.](\d+)$/.exec(token);
  if (american !== null) return setDate(fields, centuryOf(american[3] ?? ''), Number(american[1]), Number(american[2]));
  const yearFirst = /^(\d{3,})-([a-z]+)-(\d\d?)$/.exec(token);
  if (yearFirst !== null) return setDate(fields, Number(yearFirst[1]), monthOf(yearFirst[2] ?? ''), Number(yearFirst[3]));
  const named = /^(\d\d?)-([a-z]+)-(\d+)$/.exec(token);
  if (named !== null) return setDate(fields, centuryOf(named[3] ?? ''), monthOf(named[2] ?? ''), Number(named[1]));
  if (/^\d+:/.test(token)) return setTime(fields, token);
  if (/^\d{8}$/.test(token) && fields.year === undefined) {
    return setDate(fields, Number(token.slice(0, 4)), Number(token.slice(4, 6)), Number(token.slice(6)));
  }
  if (/^\d{6}(?:\.\d+)?$/.test(token) && fields.us === undefined) {
    return setTime(fields, `${token.slice(0, 2)}:${token.slice(2, 4)}:${token.slice(4)}`);
  }
  if (/^[+-]/.test(token)) return fields.us === undefined ? false : setZone(fields, token);
  if (/^\d+$/.test(token)) return setNumber(fields, token);
  return setWord(fields, token);
}

function setWord(fields: Fields, word: string): boolean {
  if (monthOf(word) > 0 && fields.month === undefined) {
    fields.month = monthOf(word);
    return true;
  }
  if (weekday.test(word)) return true;
  if (word === 'bc' || word === 'ad') {
    fields.isBeforeChrist = word === 'bc';
    return true;
  }
  if ((word === 'am' || word === 'pm') && fields.us !== undefined) {
    const hours = Math.floor(fields.us / 3_600_000_000);
    if (hours > 12) fields.us = Number.POSITIVE_INFINITY;
    fields.us += ((word === 'pm' ? 12 : 0) - (hours === 12 ? 12 : 0)) * 3_600_000_000;
    return true;
  }
  if (!/^[a-z]/.test(word)) return false;
  if (word === 'z' || word === 'utc' || word === 'gmt' || word === 'zulu') fields.zone = 0;
  else if (word.includes('/')) fields.zone = word;
  else return false;
  return true;
}

/** A day or year beside a month's name. */
function setNumber(fields: Fields, token: string): boolean {
  if (token.length > 2 && fields.year === undefined) fields.year = Number(token);
  else if (fields.day === undefined) fields.day = Number(token);
  else if (fields.year === undefined) Object.assign(fields, { year: centuryOf(token), isShortYear: true });
  else return false;
  return true;
}

function setDate(fields: Fields, year: number, month: number, day: number): boolean {
  if (fields.year !== undefined || month < 0) return false;
  Object.assign(fields, { year, month, day });
  return true;
}

function setTime(fields: Fields, token: string): boolean {
  const match = /^(\d+):(\d{1,2})(?::(\d{1,2})(?:\.(\d*))?)?$/.exec(token);
  if (match === null || fields.us !== undefined) return false;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  const fraction = Math.round(Number(`0.${match[4] ?? ''}0`) * 1_000_000);
  // Hours up to 24; the caller reports larger times as out of range.
  const isClock = hours <= 24 && minutes <= 59 && seconds <= 60;
  fields.us = isClock ? ((hours * 60 + minutes) * 60 + seconds) * 1_000_000 + fraction : Number.POSITIVE_INFINITY;
  return true;
}

function setZone(fields: Fields, token: string): boolean {
  const match = /^([+-])(\d{1,2}):?(\d\d)?:?(\d\d)?$/.exec(token);
  if (match === null || fields.zone !== undefined) return false;
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3] ?? 0), Number(match[4] ?? 0)];
  const isKnown = hours <= 15 && minutes <= 59 && seconds <= 59;
  fields.zone = isKnown ? (match[1] === '-' ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds) : Number.NaN;
  return true;
}

function timeOf(text: string, fields: Fields, type: string, context: TimeContext): string {
  if (fields.us === undefined) throw new PgError('22007', `invalid input syntax for type ${titles[type] ?? type}: "${text}"`);
  if (fields.us > dayUs) throw outOfRange(text, fields);
  if (Number.isNaN(fields.zone)) throw displaced(text);
  const clock = clockText(fields.us);
  if (type === 'time') return clock;
  const moment = { day: Math.floor(context.now / 86_400_000), us: fields.us };
  const offset = offsetOf(fields.zone ?? context.zone, moment);
  return `${clock}${offsetText(offset)}`;
}

/** `+05:30`, `-08`. */
function offsetText(seconds: number): string {
  const [hours, minutes] = [Math.floor(Math.abs(seconds) / 3600), Math.floor(Math.abs(seconds) / 60) % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(hours)}${minutes === 0 ? '' : `:${two(minutes)}`}`;
}

function offsetOf(zone: number | string, local: Moment): number {
  if (typeof zone === 'number') return zone;
  const seconds = local.day * 86_400 + local.us / 1_000_000;
  // The offset at the instant of the local time.
  return zoneOffset(zone, seconds - zoneOffset(zone, seconds));
}

function displaced(text: string): PgError {
  return new PgError('22009', `time zone displacement out of range: "${text}"`);
}

function outOfRange(text: string, { month = 0 }: Fields): PgError {
  const hint = month > 12 && /^\s*\d\d?[-/.]/.test(text) ? 'Perhaps you need a different "DateStyle" setting.' : null;
  return new PgError('22008', `date/time field value out of range: "${text}"`, null, hint);
}

function monthOf(word: string): number {
  const full =
    /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
  return full.test(word) ? months.indexOf(word.slice(0, 3)) + 1 : -1;
}

function centuryOf(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year < 70 ? year + 2000 : year + 1900;
}

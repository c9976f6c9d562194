import { roundTo } from './arithmetic.ts';
import { castValue } from './casts.ts';
import type { Enums } from './casts.ts';
import type { TimeContext } from './dateTimeText.ts';
import { instantText, parseDateTime } from './dateTimeText.ts';
import { clockText, Interval } from './Interval.ts';
import { jsonbText, jsonType } from './json.ts';
import { isNumber, Numeric } from './Numeric.ts';
import { outputText } from './output.ts';
import { PgError } from './PgError.ts';
import { momentOf, normalMoment, timestampText } from './timestamp.ts';
import { zoneOffset } from './timeZone.ts';
import { numberTypes, plainTypeName, textTypes, typeTitle } from './typeNames.ts';

const moments = new Set(['date', 'timestamp', 'timestamptz', 'time', 'timetz']);

/**
 * Converts a value of a known type (`value::to`).
 * @throws as `castValue`, and PgError 42846 if there is no such cast
 */
export function convertValue(value: unknown, from: string, to: string, enums: Enums, context: TimeContext): unknown {
  if (value === null || value === undefined) return null;
  const [source, target] = [plainTypeName(from), plainTypeName(to)];
  if (source === target && !to.includes('(')) return value;
  if (textTypes.has(target)) {
    const plain = typeof value === 'boolean' ? String(value) : outputText(value, source);
    // Only the text form of an address always includes the prefix length.
    const text = source === 'inet' && plain?.includes('/') === false ? `${plain}/${plain.includes(':') ? 128 : 32}` : plain;
    return castValue(source === 'bpchar' ? text?.trimEnd() : text, to, enums, context);
  }
  if (textTypes.has(source)) return castValue(value, to, enums, context);
  if (source === 'jsonb' || source === 'json') return fromJsonValue(value, source, to, enums, context);
  if (moments.has(source) && moments.has(target)) return convertMoment(outputText(value, 'text') ?? '', source, target, context);
  if (numberTypes.has(source) && numberTypes.has(target)) return convertNumber(value, source, to, enums);
  if (value instanceof Interval && target === 'time') return clockText(normalMoment(0, value.$interval[2]).us);
  if (source.startsWith('_') && target.startsWith('_') && Array.isArray(value)) {
    return value.map((item: unknown) => convertValue(item, source.slice(1), target.slice(1), enums, context));
  }
  const isKnown =
    (source === 'bool' && target === 'int4') ||
    (source === 'int4' && target === 'bool') ||
    (source === 'time' && target === 'interval') ||
    (source === 'inet' && target === 'cidr') ||
    (source === 'cidr' && target === 'inet');
  if (!isKnown) {
    castValue(null, to, enums);
    throw noCast(source, target);
  }
  return castValue(value, to, enums, context);
}

function noCast(source: string, target: string): PgError {
  return new PgError('42846', `cannot cast type ${typeTitle(source)} to ${typeTitle(target)}`);
}

function fromJsonValue(value: unknown, source: string, to: string, enums: Enums, context: TimeContext): unknown {
  const target = plainTypeName(to);
  if (target === 'json' || target === 'jsonb')
    return castValue(source === 'json' ? JSON.stringify(value) : jsonbText(value), to, enums, context);
  const type = jsonType(value);
  const isFitting =
    source === 'jsonb' && ((numberTypes.has(target) && type === 'number') || (target === 'bool' && type === 'boolean'));
  if (isFitting) return castValue(value, to, enums, context);
  if (source === 'jsonb' && (numberTypes.has(target) || target === 'bool')) {
    const named = type === 'array' || type === 'object' ? type : type === 'null' ? 'null' : type;
    if (type === 'null') return null;
    throw new PgError('22023', `cannot cast jsonb ${named} to type ${typeTitle(target)}`);
  }
  throw noCast(source, target);
}

function convertMoment(text: string, source: string, target: string, context: TimeContext): unknown {
  const moment = momentOf(text);
  const isDay = source === 'date' || target === 'date';
  const isClock = (name: string): boolean => name === 'time' || name === 'timetz';
  if ((isDay && (isClock(source) || isClock(target))) || (isClock(source) && target.startsWith('timestamp')))
    throw noCast(source, target);
  if (moment === null && isClock(target) && text.endsWith('infinity')) return null;
  if (moment === null || source === target) return parseDateTime(text, target, context);
  const utc = source === 'timestamptz' ? moment : null;
  const shift = utc === null ? 0 : zoneOffset(context.zone, utc.day * 86_400 + utc.us / 1_000_000) * 1_000_000;
  const local = normalMoment(moment.day, moment.us + shift);
  if (target === 'timestamptz' && source === 'timestamptz') return instantText(moment);
  return parseDateTime(timestampText(local), target, context);
}

/** Decimals are rounded half away from zero, floats half to even. */
function convertNumber(value: unknown, source: string, to: string, enums: Enums): unknown {
  const isFloat = source === 'float4' || source === 'float8';
  const target = plainTypeName(to);
  if (isFloat && /^int[248]$/.test(target) && isNumber(value)) {
    const number = Number(value);
    if (!Number.isFinite(number)) throw new PgError('22003', `${typeTitle(target)} out of range`);
    const floor = Math.floor(number);
    const rounded = number - floor === 0.5 ? (floor % 2 === 0 ? floor : floor + 1) : Math.round(number);
    return inRange(rounded, target, enums);
  }
  if (/^int[248]$/.test(target) && isNumber(value)) {
    if (value instanceof Numeric && /[a-z]/i.test(String(value)))
      throw new PgError('0A000', `cannot convert ${String(value)} to ${typeTitle(target)}`);
    return inRange(roundTo(value, 0), target, enums);
  }
  if (source === 'float4' && target === 'float8') return castValue(Math.fround(Number(value)), to, enums);
  if (isFloat && target === 'numeric')
    return castValue(
      source === 'float4' ? Number(Number(value).toPrecision(6)) : Number(Number(value).toPrecision(15)),
      to,
      enums,
    );
  return castValue(value, to, enums);
}

function inRange(value: unknown, target: string, enums: Enums): unknown {
  try {
    return castValue(value, target, enums);
  } catch (error) {
    throw error instanceof PgError && error.code === '22003' ? new PgError('22003', `${typeTitle(target)} out of range`) : error;
  }
}

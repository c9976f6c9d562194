import { textSearch } from '#text-search';
import type { ColumnSpec } from '@duneline/specs/contract';
import { roundTo } from './arithmetic.ts';
import { splitArray } from './arrayText.ts';
import type { ArrayItems } from './arrayText.ts';
import { Interval, parseInterval } from './Interval.ts';
import { isObject, JsonNull, jsonText, normalizeJson, parseJson } from './json.ts';
import { parseNetwork } from './network.ts';
import { isNumber, Numeric } from './Numeric.ts';
import { fitNumeric, parseFloating, parseInteger, parseNumeric } from './numberText.ts';
import { outputText } from './output.ts';
import { PgError } from './PgError.ts';
import { parseRange, rangeText } from './range.ts';
import type { BoundType } from './range.ts';
import { parseBoolean, parseBytes, parseUuid } from './scalarText.ts';
import { compareMoments } from './timestamp.ts';
import type { TimeContext } from './dateTimeText.ts';
import { parseDateTime } from './dateTimeText.ts';
import { plainTypeName, rangeTypes, textTypes } from './typeNames.ts';
import { compare } from './compare.ts';

/** The labels of the project's enum types, by type name. */
export type Enums = Readonly<Record<string, readonly string[]>>;

const asText = new Set(['regclass', 'regconfig', 'oid', 'xml', 'macaddr']);
const unsupported =
  /^(?:bit|varbit|money|point|line|lseg|box|path|polygon|circle|macaddr8|pg_lsn|vector|geometry|geography|hstore|.*multirange)$/;
const outside: TimeContext = { now: 0, zone: 'UTC' };

const searchTypes: ReadonlyMap<string, (text: string) => unknown> = new Map([
  ['tsvector', (text: string) => textSearch().textSearchFunctions.tsvectorin(text)],
  ['tsquery', (text: string) => textSearch().textSearchFunctions.tsqueryin(text)],
]);

/**
 * `value::type`.
 * @throws PgError such as 22P02, 22003, 22007 for an invalid literal, 42704 for an unknown type
 */
export function castValue(value: unknown, type: string, enums: Enums, context: TimeContext = outside): unknown {
  if (value === null || value === undefined) return null;
  const name = plainTypeName(type);
  const limits = /\((\d+)(?:\s*,\s*(\d+))?\)/.exec(type);
  const result = castPlain(value, name, enums, context);
  return limits === null ? result : cut(result, name, Number(limits[1]), Number(limits[2] ?? 0));
}

/** Below these limits a JSON number is a valid value of the type. */
const wholeLimits: ReadonlyMap<string, number> = new Map([
  ['int2', 2 ** 15],
  ['int4', 2 ** 31],
  ['int8', 2 ** 53],
]);

/** Converts a member of a JSON body to a column's value: JSON columns store it unchanged, others parse its text. */
export function fromJson(value: unknown, type: string, enums: Enums, context: TimeContext = outside): unknown {
  const name = plainTypeName(type);
  if (value === null || value === undefined) return null;
  if (name === 'json') return value;
  if (name === 'jsonb') return normalizeJson(value);
  if (typeof value === 'boolean' && name === 'bool') return value;
  if (Number.isSafeInteger(value) && Math.abs(Number(value)) < (wholeLimits.get(name) ?? 0)) return value;
  if (name.startsWith('_') && Array.isArray(value)) return arrayFromJson(value, name.slice(1), enums, context);
  if (name.startsWith('_') && typeof value !== 'string') {
    throw new PgError('22P02', 'expected JSON array', 'see the value of the column');
  }
  const isPlain = typeof value === 'string' || value instanceof Interval || value instanceof JsonNull;
  return castPlain(isPlain ? value : JSON.stringify(value), name, enums, context);
}

/**
 * Fits a value into `varchar(n)`, `char(n)`, `numeric(p, s)`.
 * @throws PgError 22001 or 22003
 */
export function fitColumn(value: unknown, { type, length, digits }: ColumnSpec): unknown {
  if (digits !== undefined && isNumber(value)) return fitNumeric(value, digits);
  if (length === undefined || typeof value !== 'string') return value;
  const characters = Array.from(value);
  const isPadded = plainTypeName(type) === 'bpchar';
  if (characters.slice(length).some((character) => character !== ' ')) {
    throw new PgError('22001', `value too long for type character${isPadded ? '' : ' varying'}(${length})`);
  }
  const kept = characters.length > length ? characters.slice(0, length).join('') : value;
  return isPadded ? kept + ' '.repeat(length - Math.min(length, characters.length)) : kept;
}

function castPlain(value: unknown, name: string, enums: Enums, context: TimeContext): unknown {
  if (name.startsWith('_')) return castArray(value, name.slice(1), enums, context);
  if (name === 'json' || name === 'jsonb') return typeof value === 'string' ? parseJson(value, name) : value;
  if (name === 'interval') return value instanceof Interval ? value : parseInterval(textOf(value));
  if (value instanceof JsonNull) return null;
  const isWhole = name === 'int2' || name === 'int4' || name === 'int8';
  if (isWhole && isNumber(value)) return parseInteger(String(roundTo(value, 0)), name);
  if (isWhole && typeof value === 'boolean') return Number(value);
  if (name === 'bool' && isNumber(value)) return Number(value) !== 0;
  return parseLiteral(textOf(value), name, enums, context);
}

function parseLiteral(text: string, name: string, enums: Enums, context: TimeContext): unknown {
  if (Object.hasOwn(enums, name)) return parseLabel(text, name, enums[name] ?? []);
  if (textTypes.has(name) || asText.has(name)) return text;
  switch (name) {
    case 'int2':
    case 'int4':
    case 'int8':
      return parseInteger(text, name);
    case 'numeric':
      return parseNumeric(text);
    case 'float4':
    case 'float8':
      return parseFloating(text, name);
    case 'uuid':
      return parseUuid(text);
    case 'bool':
      return parseBoolean(text);
    case 'bytea':
      return parseBytes(text);
    case 'inet':
    case 'cidr':
      return parseNetwork(text, name);
    case 'date':
    case 'timestamp':
    case 'timestamptz':
    case 'time':
    case 'timetz':
      return parseDateTime(text, name, context);
  }
  const bounds = rangeTypes.get(name);
  if (bounds !== undefined) {
    const bound = boundType(bounds, context);
    return rangeText(parseRange(text, bound), bound);
  }
  const parseSearch = searchTypes.get(name);
  if (parseSearch !== undefined) return parseSearch(text);
  if (unsupported.test(name)) throw new PgError('0A000', `the embedded backend does not implement the type ${name}`);
  throw new PgError('42704', `type "${name}" does not exist`);
}

/** How bounds of a range type are parsed, compared and printed. */
export function boundType(name: string, context: TimeContext = outside): BoundType {
  const isMoment = name !== 'numeric' && !name.startsWith('int');
  return {
    name,
    parse: (text) => parseLiteral(text, name, {}, context),
    compare: isMoment ? (left, right) => compareMoments(String(left), String(right)) : compare,
    print: (value) => outputText(value, name) ?? '',
  };
}

function parseLabel(text: string, name: string, labels: readonly string[]): string {
  if (!labels.includes(text)) throw new PgError('22P02', `invalid input value for enum ${name}: "${text}"`);
  return text;
}

function castArray(value: unknown, element: string, enums: Enums, context: TimeContext): unknown {
  const read = (item: unknown): unknown =>
    Array.isArray(item) && element !== 'jsonb' && element !== 'json'
      ? item.map(read)
      : item === null
        ? null
        : castPlain(item, element, enums, context);
  const readText = (items: ArrayItems): unknown[] =>
    items.map((item) =>
      item === null ? null : typeof item === 'string' ? castPlain(item, element, enums, context) : readText(item),
    );
  return Array.isArray(value) ? value.map(read) : readText(splitArray(textOf(value)));
}

function arrayFromJson(items: readonly unknown[], element: string, enums: Enums, context: TimeContext): unknown[] {
  const isNested = items.some((item) => Array.isArray(item)) && element !== 'jsonb' && element !== 'json';
  return items.map((item) =>
    isNested && Array.isArray(item) ? arrayFromJson(item, element, enums, context) : fromJson(item, element, enums, context),
  );
}

function cut(value: unknown, name: string, first: number, second: number): unknown {
  if (name === 'numeric' && isNumber(value)) return fitNumeric(value, { precision: first, scale: second });
  if (typeof value !== 'string' || !textTypes.has(name)) return value;
  const kept = Array.from(value).slice(0, first).join('');
  return name === 'bpchar' ? kept.padEnd(first) : kept;
}

function textOf(value: unknown): string {
  if (value instanceof Numeric || value instanceof Interval) return String(value);
  if (Array.isArray(value)) return isText(value) ? (outputText(value, '_text') ?? '') : (jsonText(value) ?? '');
  return isObject(value) ? (jsonText(value) ?? '') : String(value);
}

function isText(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string' || value === null);
}

import { parseInterval, Interval } from './Interval.ts';
import { jsonText } from './json.ts';
import { PgError } from './PgError.ts';
import { parseDate, parseTimestamp } from './timestamp.ts';

/** The labels of every enum type of the project, by the type's name. */
export type Enums = Readonly<Record<string, readonly string[]>>;

// Maps, as type names come from query strings too: an object would also know `constructor`.
const canonicalNames: ReadonlyMap<string, string> = new Map([
  ['integer', 'int4'],
  ['int', 'int4'],
  ['smallint', 'int2'],
  ['bigint', 'int8'],
  ['boolean', 'bool'],
  ['real', 'float4'],
  ['decimal', 'numeric'],
  ['double precision', 'float8'],
  ['character varying', 'varchar'],
  ['character', 'bpchar'],
  ['timestamp with time zone', 'timestamptz'],
  ['timestamp without time zone', 'timestamp'],
]);
const integers: ReadonlyMap<string, readonly [title: string, limit: number]> = new Map([
  ['int2', ['smallint', 2 ** 15]],
  ['int4', ['integer', 2 ** 31]],
  ['int8', ['bigint', 2 ** 63]],
]);
const texts = new Set(['text', 'varchar', 'bpchar', 'name', 'citext', 'time', 'timetz', 'bytea', 'inet', 'regclass', 'unknown']);

/** `value::type`; throws PgError 22P02, 22003 or 22007 for a literal that the type refuses, 42704 for a type that is not known. */
export function castValue(value: unknown, type: string, enums: Enums): unknown {
  if (value === null || value === undefined) return null;
  const name = plainTypeName(type);
  if (name.startsWith('_')) return castArray(value, name.slice(1), enums);
  if (name === 'json' || name === 'jsonb') return typeof value === 'string' ? parseJson(value) : value;
  if (name === 'interval') return value instanceof Interval ? value : parseInterval(jsonText(value) ?? '');
  return parseLiteral(jsonText(value) ?? '', name, enums);
}

/** A member of a JSON body as the value of a column: JSON columns take it as it is, the others read its text. */
export function fromJson(value: unknown, type: string, enums: Enums): unknown {
  const name = plainTypeName(type);
  if (value === null || value === undefined) return null;
  if (name === 'json' || name === 'jsonb') return value;
  if (name.startsWith('_') && Array.isArray(value)) return value.map((item) => fromJson(item, name.slice(1), enums));
  return castValue(typeof value === 'string' ? value : JSON.stringify(value), type, enums);
}

/** A type's own short name: `public.app_role` is `app_role`, `integer` is `int4`, `text[]` is `_text`. */
export function plainTypeName(type: string): string {
  const bare = type
    .replace(/^(?:public|pg_catalog)\./, '')
    .replace(/\(.*\)/, '')
    .replaceAll('"', '')
    .trim();
  if (bare.endsWith('[]')) return `_${plainTypeName(bare.slice(0, -2))}`;
  return canonicalNames.get(bare) ?? bare;
}

function parseLiteral(text: string, name: string, enums: Enums): unknown {
  if (texts.has(name)) return text;
  const labels = Object.hasOwn(enums, name) ? enums[name] : undefined;
  if (labels !== undefined) {
    if (!labels.includes(text)) throw new PgError('22P02', `invalid input value for enum ${name}: "${text}"`);
    return text;
  }
  const integer = integers.get(name);
  if (integer !== undefined) return parseInteger(text, integer[0], integer[1]);
  if (name === 'uuid') return parseUuid(text);
  if (name === 'bool') return parseBoolean(text);
  if (name === 'numeric' || name === 'float4' || name === 'float8') return parseNumber(text, name);
  if (name === 'timestamptz' || name === 'timestamp') return parseTimestamp(text, name === 'timestamptz');
  if (name === 'date') return parseDate(text);
  throw new PgError('42704', `type "${name}" does not exist`);
}

function parseInteger(text: string, name: string, limit: number): number {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) throw new PgError('22P02', `invalid input syntax for type ${name}: "${text}"`);
  const value = Number(trimmed);
  if (value >= limit || value < -limit) throw new PgError('22003', `value "${text}" is out of range for type ${name}`);
  return value;
}

function parseNumber(text: string, name: string): number {
  const value = Number(text.trim());
  if (text.trim() === '' || !/^[\s+\-.\de]+$/i.test(text) || Number.isNaN(value)) {
    const title = name === 'float8' ? 'double precision' : name === 'float4' ? 'real' : name;
    throw new PgError('22P02', `invalid input syntax for type ${title}: "${text}"`);
  }
  return value;
}

function parseUuid(text: string): string {
  const hex = text
    .toLowerCase()
    .replace(/^\{(.*)\}$/, '$1')
    .replaceAll('-', '');
  if (!/^[0-9a-f]{32}$/.test(hex)) throw new PgError('22P02', `invalid input syntax for type uuid: "${text}"`);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function parseBoolean(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (word !== '' && ['true', 'yes', 'on', '1'].some((name) => name.startsWith(word) && word !== 'o')) return true;
  if (word !== '' && ['false', 'no', 'off', '0'].some((name) => name.startsWith(word) && word !== 'o')) return false;
  throw new PgError('22P02', `invalid input syntax for type boolean: "${text}"`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PgError('22P02', 'invalid input syntax for type json', `The input string is not valid JSON: ${text.slice(0, 60)}`);
  }
}

function castArray(value: unknown, element: string, enums: Enums): unknown {
  if (Array.isArray(value)) return value.map((item) => castValue(item, element, enums));
  const text = (jsonText(value) ?? '').trim();
  if (!text.startsWith('{') || !text.endsWith('}')) {
    throw new PgError('22P02', `malformed array literal: "${text}"`, 'Array value must start with "{" or dimension information.');
  }
  const items = text.slice(1, -1).match(/"(?:[^"\\]|\\.)*"|[^,]+/g) ?? [];
  return items.map((item) => {
    if (item.startsWith('"')) return castValue(item.slice(1, -1).replace(/\\(.)/g, '$1'), element, enums);
    return item.trim().toUpperCase() === 'NULL' ? null : castValue(item.trim(), element, enums);
  });
}

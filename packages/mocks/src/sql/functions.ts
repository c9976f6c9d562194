import { compare, isEqual } from './compare.ts';
import { jsonText } from './json.ts';
import { operate } from './operators.ts';
import { PgError } from './PgError.ts';
import { instantOf, isInstant } from './timestamp.ts';

type Call = (...args: readonly unknown[]) => unknown;

const text = (value: unknown): string => jsonText(value) ?? '';
const trimStart = (value: unknown, set: unknown): string => {
  const characters = Array.from(text(value));
  const first = characters.findIndex((character) => !text(set).includes(character));
  return first === -1 ? '' : characters.slice(first).join('');
};
const trimEnd = (value: unknown, set: unknown): string => {
  const characters = Array.from(text(value));
  return characters.slice(0, characters.findLastIndex((character) => !text(set).includes(character)) + 1).join('');
};
const jsonType = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
const length = (value: unknown): number => Array.from(text(value)).length;

/** Functions that give NULL as soon as one argument is NULL. */
const strict: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['lower', (value) => text(value).toLowerCase()],
  ['upper', (value) => text(value).toUpperCase()],
  ['length', length],
  ['char_length', length],
  ['character_length', length],
  ['btrim', (value, set = ' ') => trimStart(trimEnd(value, set), set)],
  ['ltrim', (value, set = ' ') => trimStart(value, set)],
  ['rtrim', (value, set = ' ') => trimEnd(value, set)],
  ['replace', (value, from, to) => text(value).replaceAll(text(from), text(to))],
  ['left', (value, count) => text(value).slice(0, Number(count))],
  ['right', (value, count) => (Number(count) > 0 ? text(value).slice(-Number(count)) : text(value).slice(-Number(count)))],
  ['strpos', (value, part) => text(value).indexOf(text(part)) + 1],
  ['starts_with', (value, part) => text(value).startsWith(text(part))],
  ['split_part', (value, separator, index) => text(value).split(text(separator))[Number(index) - 1] ?? ''],
  ['abs', (value) => Math.abs(Number(value))],
  ['floor', (value) => Math.floor(Number(value))],
  ['ceil', (value) => Math.ceil(Number(value))],
  ['ceiling', (value) => Math.ceil(Number(value))],
  ['mod', (left, right) => operate('%', left, right)],
  [
    'round',
    (value, digits = 0) =>
      Math.sign(Number(value)) * (Math.round(Math.abs(Number(value)) * 10 ** Number(digits)) / 10 ** Number(digits)),
  ],
  ['cardinality', (value) => (Array.isArray(value) ? value.length : null)],
  ['array_length', (value) => (Array.isArray(value) && value.length > 0 ? value.length : null)],
  ['array_position', (value, item) => (Array.isArray(value) ? value.findIndex((one) => isEqual(one, item)) + 1 || null : null)],
  ['jsonb_typeof', jsonType],
  ['json_typeof', jsonType],
  ['jsonb_array_length', (value) => jsonArray(value).length],
  ['json_array_length', (value) => jsonArray(value).length],
  ['to_jsonb', (value) => value],
  ['date_trunc', (unit, value) => truncateDate(text(unit), value)],
]);

const plain: ReadonlyMap<string, Call> = new Map<string, Call>([
  ['coalesce', (...values) => values.find((value) => value !== null && value !== undefined) ?? null],
  ['nullif', (left, right) => (operate('=', left, right) === true ? null : (left ?? null))],
  ['greatest', (...values) => extreme(values, 1)],
  ['least', (...values) => extreme(values, -1)],
  ['concat', (...values) => values.map(text).join('')],
  [
    'concat_ws',
    (separator, ...values) =>
      values
        .filter((value) => value !== null)
        .map(text)
        .join(text(separator)),
  ],
  ['jsonb_build_object', (...values) => buildObject(values)],
  ['jsonb_build_array', (...values) => values],
]);

/** Calls a built-in function by its plain name; throws PgError 42883 when it is not here. */
export function callBuiltIn(name: string, args: readonly unknown[]): unknown {
  const lenient = plain.get(name);
  if (lenient !== undefined) return lenient(...args);
  const call = strict.get(name);
  if (call === undefined) throw new PgError('42883', `function ${name} does not exist in the embedded backend`);
  return args.some((arg) => arg === null || arg === undefined) ? null : call(...args);
}

function extreme(values: readonly unknown[], sign: number): unknown {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? null : known.reduce((best, value) => (compare(value, best) * sign > 0 ? value : best));
}

function jsonArray(value: unknown): readonly unknown[] {
  if (!Array.isArray(value))
    throw new PgError('22023', `cannot get array length of a ${typeof value === 'object' ? 'non-array' : 'scalar'}`);
  return value;
}

function buildObject(values: readonly unknown[]): Record<string, unknown> {
  const built: [string, unknown][] = [];
  for (let index = 0; index < values.length; index += 2) built.push([text(values[index]), values[index + 1] ?? null]);
  return Object.fromEntries(built);
}

const lengthOfUnit: ReadonlyMap<string, number> = new Map([
  ['year', 4],
  ['month', 7],
  ['day', 10],
  ['hour', 13],
  ['minute', 16],
  ['second', 19],
]);

function truncateDate(unit: string, value: unknown): string {
  const kept = lengthOfUnit.get(unit.toLowerCase());
  if (kept === undefined || !isInstant(value))
    throw new PgError('22023', `unit "${unit}" not recognized for type timestamp with time zone`);
  const iso = new Date(instantOf(value)).toISOString();
  return `${iso.slice(0, kept)}${'0000-01-01T00:00:00'.slice(kept)}${value.endsWith('+00:00') ? '+00:00' : ''}`;
}

import { compareNumbers, decimalOf, digitsOf, isNumber, Numeric, numberOf } from './Numeric.ts';
import { PgError } from './PgError.ts';

/** JSON's `null` as a SQL value, which is not NULL. Inside arrays and objects it is plain `null`. */
export class JsonNull {
  readonly $json = null;

  toJSON(): null {
    return null;
  }
}

export const jsonNull = new JsonNull();

/** Converts a top-level JSON value: `null` becomes JsonNull. */
export const toSqlJson = (json: unknown): unknown => (json === null ? jsonNull : json);

/** Converts a SQL value for use inside a JSON array or object. */
export const fromSqlJson = (value: unknown): unknown => (value instanceof JsonNull ? null : value);

type Reviver = (this: unknown, key: string, value: unknown, context?: { readonly source?: string }) => unknown;
const parseWithSource: (text: string, reviver: Reviver) => unknown = JSON.parse;

/**
 * `JSON.parse` that preserves the digits of numbers.
 * @throws SyntaxError
 */
export function readJson(text: string): unknown {
  return parseWithSource(text, (_key, value, context) => {
    const isKept = typeof value !== 'number' || context?.source === undefined || String(value) === context.source;
    return isKept ? value : new Numeric(context.source);
  });
}

/**
 * Parses a `json` or `jsonb` literal.
 * @throws PgError 22P02, or 22P05 for a character that text cannot contain
 */
export function parseJson(text: string, type: string): unknown {
  let json: unknown;
  try {
    json = readJson(text);
  } catch {
    const token = /^\s*([^\s,:{}[\]"]+|[,:}\]])/.exec(text)?.[1];
    const details =
      text.trim() === '' ? 'The input string ended unexpectedly.' : `Token "${token ?? text.trim()[0]}" is invalid.`;
    throw new PgError('22P02', 'invalid input syntax for type json', details);
  }
  if (type === 'json') return toSqlJson(json);
  if (/\\u0000/.test(text)) {
    throw new PgError('22P05', 'unsupported Unicode escape sequence', String.raw`\u0000 cannot be converted to text.`);
  }
  return toSqlJson(normalizeJson(json));
}

/** Normalizes JSON as `jsonb` does: keys sorted by length and bytes, numbers without exponents. */
export function normalizeJson(json: unknown): unknown {
  if (json instanceof Numeric || (typeof json === 'number' && !Number.isSafeInteger(json))) {
    const exact = decimalOf(json);
    return exact === null ? json : numberOf(digitsOf(exact));
  }
  if (Array.isArray(json)) return json.map(normalizeJson);
  if (!isObject(json)) return json;
  const entries = Object.entries(json).map(([key, value]) => [key, normalizeJson(value)] as const);
  return Object.fromEntries(entries.toSorted(([left], [right]) => compareKeys(left, right)));
}

/** `json -> step`: an object's member or an array's element (negative counts from the end); `null` when there is none. */
export function jsonMember(json: unknown, step: unknown): unknown {
  if (Array.isArray(json)) {
    const index = isNumber(step) ? Number(step) : Number.NaN;
    const item: unknown = json.at(Number.isInteger(index) ? index : json.length);
    return item === undefined ? null : toSqlJson(item);
  }
  return isObject(json) && typeof step === 'string' && Object.hasOwn(json, step) ? toSqlJson(json[step]) : null;
}

/** The value at a path of keys and indexes (`#>`). */
export function atPath(json: unknown, path: unknown): unknown {
  const steps: readonly unknown[] = Array.isArray(path) ? path : [path];
  return steps.reduce(
    (value, step) => jsonMember(value, Array.isArray(value) && /^-?\d+$/.test(String(step)) ? Number(step) : step),
    json,
  );
}

/** `->>`: a string without quotes, `null` as SQL NULL, other values as JSON text. */
export function jsonText(json: unknown): string | null {
  if (json === null || json === undefined || json instanceof JsonNull) return null;
  return typeof json === 'string' ? json : jsonbText(json);
}

/** JSON text with Postgres' spacing: `{"a": 1, "b": [1, 2]}`. */
export function jsonbText(json: unknown): string {
  if (Array.isArray(json)) return `[${json.map(jsonbText).join(', ')}]`;
  if (!isObject(json)) return json instanceof Numeric ? String(json) : JSON.stringify(json ?? null);
  const members = Object.entries(json).map(([key, value]) => `${JSON.stringify(key)}: ${jsonbText(value)}`);
  return `{${members.join(', ')}}`;
}

/** `jsonb_typeof`. */
export function jsonType(json: unknown): string {
  if (Array.isArray(json)) return 'array';
  if (isNumber(json)) return 'number';
  return json === null || json instanceof JsonNull ? 'null' : typeof json;
}

/** `outer @> inner` for JSON. Only at the top level an array contains a plain value. */
export function containsJson(outer: unknown, inner: unknown, isTop = true): boolean {
  if (Array.isArray(inner)) {
    return Array.isArray(outer) && inner.every((item) => outer.some((element) => containsJson(element, item, false)));
  }
  if (isObject(inner)) {
    return (
      isObject(outer) &&
      Object.entries(inner).every(([key, value]) => Object.hasOwn(outer, key) && containsJson(outer[key], value, false))
    );
  }
  if (isTop && Array.isArray(outer)) return outer.some((element) => compareJson(element, inner, false) === 0);
  return compareJson(outer, inner, false) === 0;
}

const ranks = ['null', 'string', 'number', 'boolean', 'array', 'object'];

/** Compares two JSON values as `jsonb` does. */
export function compareJson(left: unknown, right: unknown, isTop = true): number {
  const types = [jsonType(left), jsonType(right)] as const;
  if (types[0] !== types[1]) {
    // At the top level, Postgres treats a plain value as an array of one element: it is larger than the empty array.
    const emptied = isTop && !types.includes('object') ? Number(isEmptyArray(right)) - Number(isEmptyArray(left)) : 0;
    return emptied || ranks.indexOf(types[0]) - ranks.indexOf(types[1]);
  }
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'boolean') return Number(left) - Number(right);
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length - right.length || firstNonZero(left.map((item, index) => () => compareJson(item, right[index], false)));
  }
  if (!isObject(left) || !isObject(right)) return 0;
  const [ours, theirs] = [left, right].map((object) => Object.entries(object).toSorted(([a], [b]) => compareKeys(a, b)));
  const pairs = (ours ?? []).map(([key, value], index) => [key, value, ...(theirs?.[index] ?? ['', null])] as const);
  return (
    (ours?.length ?? 0) - (theirs?.length ?? 0) ||
    firstNonZero(
      pairs.map(
        ([key, value, otherKey, other]) =>
          () =>
            compareKeys(key, otherKey) || compareJson(value, other, false),
      ),
    )
  );
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The first nonzero result. */
export function firstNonZero(orders: readonly (() => number)[]): number {
  for (const order of orders) {
    const value = order();
    if (value !== 0) return value;
  }
  return 0;
}

function isEmptyArray(json: unknown): boolean {
  return Array.isArray(json) && json.length === 0;
}

function compareKeys(left: string, right: string): number {
  return byteLength(left) - byteLength(right) || (left < right ? -1 : left > right ? 1 : 0);
}

function byteLength(text: string): number {
  return /^[\0-\x7F]*$/.test(text) ? text.length : new TextEncoder().encode(text).length;
}

import { boundType } from './casts.ts';
import type { Enums } from './casts.ts';
import { comparatorOf } from './comparators.ts';
import { containsJson } from './json.ts';
import { matchesLike } from './like.ts';
import { isWithin } from './network.ts';
import { PgError } from './PgError.ts';
import { compareRanges, parseRange } from './range.ts';
import { compileLinearPattern } from './regularExpression.ts';
import { rangeTypes, textTypes } from './typeNames.ts';

/** An operator on two non-null values. */
export type TypedOperator = (left: unknown, right: unknown) => boolean;

const orders: ReadonlyMap<string, (order: number) => boolean> = new Map<string, (order: number) => boolean>([
  ['=', (order) => order === 0],
  ['<>', (order) => order !== 0],
  ['<', (order) => order < 0],
  ['<=', (order) => order <= 0],
  ['>', (order) => order > 0],
  ['>=', (order) => order >= 0],
]);
const patterns = new Set(['~~', '~~*', '~', '~*']);
const unordered = new Set(['json', 'xml', 'tsquery', 'point', 'unknown']);

/** The operator for two values of a type; `null` if Postgres has none. */
export function typedOperator(symbol: string, type: string, enums: Enums): TypedOperator | null {
  const isOrder = orders.get(symbol);
  if (isOrder !== undefined) {
    if (unordered.has(type)) return null;
    if (type === 'tsvector' && symbol !== '=' && symbol !== '<>') {
      throw new PgError('0A000', 'the embedded backend does not put values of the type tsvector in order');
    }
    const compare = comparatorOf(type, enums);
    return (left, right) => isOrder(compare(left, right));
  }
  if (patterns.has(symbol)) return textTypes.has(type) ? patternOperator(symbol, type === 'citext') : null;
  const bounds = rangeTypes.get(type);
  if (bounds !== undefined) {
    const bound = boundType(bounds);
    return (left, right) =>
      compareRanges(symbol, parseRange(String(left), bound), parseRange(String(right), bound), bound) === true;
  }
  if (type === 'jsonb') return jsonOperator(symbol);
  if (type.startsWith('_')) return arrayOperator(symbol, type, enums);
  if (type === 'inet' || type === 'cidr') return networkOperator(symbol);
  return null;
}

function patternOperator(symbol: string, isFolded: boolean): TypedOperator {
  const isInsensitive = isFolded || symbol.endsWith('*');
  if (symbol.startsWith('~~')) return (left, right) => matchesLike(String(left), String(right), isInsensitive);
  const tests = new Map<string, (text: string) => boolean>();
  return (left, right) => {
    const pattern = String(right);
    const test = tests.get(pattern) ?? compileLinearPattern(pattern, isInsensitive);
    tests.set(pattern, test);
    return test(String(left));
  };
}

function jsonOperator(symbol: string): TypedOperator | null {
  if (symbol === '@>') return (left, right) => containsJson(left, right);
  return symbol === '<@' ? (left, right) => containsJson(right, left) : null;
}

/** Containment is tested per element; NULL is contained in nothing. */
function arrayOperator(symbol: string, type: string, enums: Enums): TypedOperator | null {
  if (type === '_json') return null;
  const compare = comparatorOf(type.slice(1), enums);
  const has = (items: readonly unknown[], item: unknown): boolean =>
    item !== null && items.some((other) => other !== null && compare(other, item) === 0);
  const contains: TypedOperator = (left, right) => {
    const items = flat(left);
    return flat(right).every((item) => has(items, item));
  };
  if (symbol === '@>') return contains;
  if (symbol === '<@') return (left, right) => contains(right, left);
  if (symbol !== '&&') return null;
  return (left, right) => {
    const items = flat(left);
    return flat(right).some((item) => has(items, item));
  };
}

function flat(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.flat(6) : [value];
}

function networkOperator(symbol: string): TypedOperator | null {
  if (symbol === '<<') return (left, right) => isWithin(String(left), String(right), true);
  if (symbol === '>>') return (left, right) => isWithin(String(right), String(left), true);
  if (symbol !== '&&') return null;
  return (left, right) => isWithin(String(left), String(right), false) || isWithin(String(right), String(left), false);
}

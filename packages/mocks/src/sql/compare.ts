import { Interval } from './Interval.ts';
import { compareJson, firstNonZero, JsonNull } from './json.ts';
import { compareNumbers, isNumber, numberOf } from './Numeric.ts';

/** Equality of two non-null values: by value for arrays and JSON. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left === 'string' && typeof right === 'string') return false;
  return compare(left, right) === 0;
}

/** Compares two values of unknown type. Text is compared by code unit, as in the C collation. */
export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (isNumber(left) && typeof right === 'string') return isDigits(right) ? compareNumbers(left, numberOf(right.trim())) : -1;
  if (typeof left === 'string' && isNumber(right)) return isDigits(left) ? compareNumbers(numberOf(left.trim()), right) : 1;
  if (left instanceof Interval && right instanceof Interval) return left.valueOf() - right.valueOf();
  if (Array.isArray(left) && Array.isArray(right)) return compareArrays(left, right, compare);
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  if (left instanceof JsonNull && right instanceof JsonNull) return 0;
  return compareJson(left, right);
}

/** Compares two arrays element by element; NULL is the largest, and a prefix is smaller. */
export function compareArrays(
  left: readonly unknown[],
  right: readonly unknown[],
  order: (left: unknown, right: unknown) => number,
): number {
  const shared = left.slice(0, right.length);
  const byElement = firstNonZero(
    shared.map((item, index) => () => {
      const other = right[index];
      if (item === null || other === null) return Number(item === null) - Number(other === null);
      return Array.isArray(item) && Array.isArray(other) ? compareArrays(item, other, order) : order(item, other);
    }),
  );
  return byElement || left.length - right.length;
}

function isDigits(text: string): boolean {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/.test(text);
}

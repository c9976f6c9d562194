import { Interval } from './Interval.ts';

/** Equality of two values that are not null: by value for arrays and JSON. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left === 'number' && typeof right === 'string') return left === Number(right);
  if (typeof left === 'string' && typeof right === 'number') return Number(left) === right;
  if (left instanceof Interval && right instanceof Interval) return left.valueOf() === right.valueOf();
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isEqual(item, right[index]));
  }
  if (!isObject(left) || !isObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && isEqual(left[key], right[key]))
  );
}

/** Order of two values that are not null. Text compares by code unit, as under the C collation. */
export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  if (Array.isArray(left) && Array.isArray(right)) {
    for (let index = 0; index < Math.min(left.length, right.length); index++) {
      const order = compare(left[index], right[index]);
      if (order !== 0) return order;
    }
    return left.length - right.length;
  }
  if (isObject(left) && isObject(right) && !(left instanceof Interval))
    return compare(JSON.stringify(left), JSON.stringify(right));
  return Number(left) - Number(right);
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

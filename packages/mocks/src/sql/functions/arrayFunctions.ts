import { isEqual } from '../compare.ts';
import { textOf } from './textFunctions.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Array functions that return NULL if an argument is NULL. */
export const arrayFunctions = {
  cardinality: (value: unknown) => list(value).flat(6).length,
  array_length: (value: unknown, dimension: unknown = 1) => lengthOf(value, Number(dimension)),
  array_upper: (value: unknown, dimension: unknown = 1) => lengthOf(value, Number(dimension)),
  array_lower: (value: unknown, dimension: unknown = 1) => (lengthOf(value, Number(dimension)) === null ? null : 1),
  array_ndims: (value: unknown) => (lengthOf(value, 1) === null ? null : Array.isArray(list(value)[0]) ? 2 : 1),
  array_positions: (value: unknown, item: unknown) =>
    list(value).flatMap((one, index) => (one !== null && isEqual(one, item) ? [index + 1] : [])),
  /** `array[index]`. */
  array_subscript: (value: unknown, index: unknown) => list(value)[Number(index) - 1] ?? null,
  unnest: (value: unknown) => list(value).flat(6),
};

/** Array functions that accept NULL elements. */
export const lenientArrayFunctions = {
  array_position: (value: unknown, item: unknown) =>
    value === null ? null : list(value).findIndex((one) => same(one, item)) + 1 || null,
  array_append: (value: unknown, item: unknown) => [...(value === null ? [] : list(value)), item ?? null],
  array_prepend: (item: unknown, value: unknown) => [item ?? null, ...(value === null ? [] : list(value))],
  array_cat: (left: unknown, right: unknown) =>
    left === null && right === null ? null : [...(left === null ? [] : list(left)), ...(right === null ? [] : list(right))],
  array_remove: (value: unknown, item: unknown) => (value === null ? null : list(value).filter((one) => !same(one, item))),
  array_replace: (value: unknown, from: unknown, to: unknown) =>
    value === null ? null : list(value).map((one) => (same(one, from) ? (to ?? null) : one)),
  array_to_string: (value: unknown, separator: unknown, nulls: unknown = null) => {
    if (value === null || separator === null) return null;
    const kept = list(value)
      .flat(6)
      .filter((one) => one !== null || nulls !== null);
    return kept
      .map((one) => (one === null ? textOf(nulls) : typeof one === 'boolean' ? (one ? 't' : 'f') : textOf(one)))
      .join(textOf(separator));
  },
};

function lengthOf(value: unknown, dimension: number): number | null {
  const items = list(value);
  if (items.length === 0 || dimension < 1) return null;
  if (dimension === 1) return items.length;
  return Array.isArray(items[0]) ? lengthOf(items[0], dimension - 1) : null;
}

function same(left: unknown, right: unknown): boolean {
  return left === null || right === null || right === undefined ? left === (right ?? null) : isEqual(left, right);
}

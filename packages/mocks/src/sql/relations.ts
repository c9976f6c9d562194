import type { Row, Sql, SortDirection } from '@duneline/specs/contract';
import { aggregate } from './aggregates.ts';
import { compare, isEqual } from './compare.ts';
import { isObject } from './json.ts';
import { canonicalDigits, isNumber } from './Numeric.ts';
import { PgError } from './PgError.ts';

const isNull = (value: unknown): boolean => value === null || value === undefined;
const isSame = (left: unknown, right: unknown): boolean =>
  isNull(left) || isNull(right) ? isNull(left) && isNull(right) : isEqual(left, right);

function compareIn(direction: SortDirection, left: unknown, right: unknown): number {
  if (isNull(left) || isNull(right)) {
    if (isNull(left) && isNull(right)) return 0;
    const areNullsFirst = direction === 'desc' || direction === 'asc nulls first';
    return isNull(left) === areNullsFirst ? -1 : 1;
  }
  return direction.startsWith('desc') ? compare(right, left) : compare(left, right);
}

function sort<Item>(
  items: readonly Item[],
  keys: (item: Item) => readonly unknown[],
  directions: readonly SortDirection[],
): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: keys(item) }));
  keyed.sort((left, right) => {
    for (const [index, direction] of directions.entries()) {
      const order = compareIn(direction, left.key[index], right.key[index]);
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}

/** Equal values have equal texts; values with equal texts may still differ. */
function hashOf(value: unknown): string {
  if (isNumber(value)) return canonicalDigits(value);
  return typeof value === 'object' && value !== null ? 'object' : JSON.stringify(value ?? null);
}

function group<Item>(items: readonly Item[], keys: (item: Item) => readonly unknown[]): { first: Item; items: Item[] }[] {
  const groups: { key: readonly unknown[]; first: Item; items: Item[] }[] = [];
  const byHash = new Map<string, typeof groups>();
  for (const item of items) {
    const key = keys(item);
    const hash = key.map(hashOf).join();
    const alike = byHash.get(hash) ?? [];
    const found = alike.find((other) => other.key.every((value, index) => isSame(value, key[index])));
    if (found !== undefined) {
      found.items.push(item);
      continue;
    }
    const made = { key, first: item, items: [item] };
    groups.push(made);
    byHash.set(hash, [...alike, made]);
  }
  return groups;
}

/** Rows of one select have the same members in the same order, so their texts are comparable. */
const distinct = <Item>(values: readonly Item[]): readonly Item[] =>
  group(values, (value) => (isObject(value) ? Object.values(value) : [value])).map(({ first }) => first);

function bound(value: unknown, code: string, word: string): number | undefined {
  if (isNull(value)) return undefined;
  if (Number(value) < 0) throw new PgError(code, `${word} must not be negative`);
  return Number(value);
}

function page<Item>(items: readonly Item[], limit: unknown, offset?: unknown): readonly Item[] {
  const start = bound(offset, '2201X', 'OFFSET') ?? 0;
  const count = bound(limit, '2201W', 'LIMIT');
  return items.slice(start, count === undefined ? undefined : start + count);
}

const outer = (rows: readonly Row[]): readonly Row[] => (rows.length === 0 ? [{}] : rows);

function elements(array: unknown, column?: string): readonly Row[] {
  const items: readonly unknown[] = Array.isArray(array) ? array : [];
  return items.map((item) => (column !== undefined || !isObject(item) ? { [column ?? '']: item } : item));
}

/** Sorting, grouping, deduplication and paging of selects. */
export const relations: Pick<Sql, 'sort' | 'group' | 'distinct' | 'page' | 'aggregate' | 'elements' | 'outer'> = {
  sort,
  group,
  distinct,
  page,
  aggregate,
  elements,
  outer,
};

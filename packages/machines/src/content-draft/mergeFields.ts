/** A path of names, such as `['colors', 'dark', 'muted']`. */
export type FieldPath = readonly string[];

/** A value that two editors changed in different ways; `undefined` is a value that was removed. */
export interface FieldConflict {
  readonly path: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type ConflictSide = 'mine' | 'theirs';

export interface MergedValue {
  readonly value: unknown;
  /** Where `value` holds one of two versions: the one that `choose` returned. */
  readonly conflicts: readonly FieldConflict[];
  /** Where `value` holds their change. */
  readonly taken: readonly FieldPath[];
}

/**
 * Merges two changed versions of a JSON value, value by value. Lists merge item by item while both kept their length and order;
 * otherwise a list is one value.
 */
export function mergeFields(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: (path: FieldPath) => ConflictSide = () => 'mine',
  path: FieldPath = [],
): MergedValue {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, conflicts: [], taken: [] };
  const isList = areMergeableLists(base, mine, theirs);
  if (!isList && !(isObject(base) && isObject(mine) && isObject(theirs))) {
    if (isSame(base, mine)) return { value: theirs, conflicts: [], taken: [path] };
    return { value: choose(path) === 'mine' ? mine : theirs, conflicts: [{ path, mine, theirs }], taken: [] };
  }
  const names = [...new Set([mine, theirs].flatMap((value) => Object.keys(Object(value))))];
  const merged = names.map((name) => {
    const [old, own, other] = [base, mine, theirs].map((value) => memberOf(value, name));
    return { name, ...mergeFields(old, own, other, choose, [...path, name]) };
  });
  const kept = merged.filter(({ value }) => value !== undefined);
  return {
    value: isList ? kept.map(({ value }) => value) : Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
    taken: merged.flatMap(({ taken }) => taken),
  };
}

/** Whether two JSON values are equal, in whatever order their members are. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => isSame(memberOf(left, name), memberOf(right, name)));
}

function areMergeableLists(...lists: readonly unknown[]): boolean {
  const [base, ...changed] = lists;
  if (!Array.isArray(base)) return false;
  return changed.every(
    (list) =>
      Array.isArray(list) &&
      list.length === base.length &&
      // An item that stands at another place was moved, not edited.
      list.every((item, index) => isSame(item, base[index]) || !base.some((old) => isSame(old, item))),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}

import type { Key, Keys } from './Key.ts';

interface Disableable<Id> {
  readonly id: Id;
  readonly isDisabled?: boolean;
}

/** The items of a collection, with those disabled that `disabledKeys` names. */
export function withDisabled<Id extends Key, Item extends Disableable<Id>>(
  items: readonly Item[],
  disabledKeys: Keys<Id> | undefined,
): readonly Item[] {
  if (!disabledKeys) return items;
  const disabled = new Set(disabledKeys);
  return items.map((item) => (disabled.has(item.id) ? { ...item, isDisabled: true } : item));
}

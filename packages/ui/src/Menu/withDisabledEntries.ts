import type { MenuEntry } from './MenuEntry.ts';

/** The entries of a menu, with those items disabled, at any level, that `disabled` names. */
export function withDisabledEntries<Id extends string>(
  entries: readonly MenuEntry<Id>[],
  disabled: ReadonlySet<Id>,
): readonly MenuEntry<Id>[] {
  const disable = <Item extends { readonly id: Id; readonly isDisabled?: boolean }>(item: Item): Item =>
    disabled.has(item.id) ? { ...item, isDisabled: true } : item;
  return entries.map((entry) => {
    if (entry === 'separator') return entry;
    if (!('id' in entry)) return { ...entry, items: entry.items.map(disable) };
    return disable(entry.items ? { ...entry, items: withDisabledEntries(entry.items, disabled) } : entry);
  });
}

import { withDisabled } from '../element/withDisabled.ts';
import type { MenuEntry } from './MenuEntry.ts';

/** The entries of a menu, with those items disabled, at any level, that `disabled` names. */
export function withDisabledEntries<Id extends string>(
  entries: readonly MenuEntry<Id>[],
  disabled: ReadonlySet<Id>,
): readonly MenuEntry<Id>[] {
  return entries.map((entry) => {
    if (entry === 'separator') return entry;
    if (!('id' in entry)) return { ...entry, items: withDisabled(entry.items, disabled) };
    const isDisabled = entry.isDisabled || disabled.has(entry.id);
    return { ...entry, isDisabled, ...(entry.items && { items: withDisabledEntries(entry.items, disabled) }) };
  });
}

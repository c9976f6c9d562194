import { useState } from 'react';
import type { MenuSection } from './MenuEntry.ts';

/** The selected options of a menu's sections, preserved while it is closed. */
export interface MenuChoices<Id extends string> {
  in: (section: MenuSection<Id>) => readonly Id[];
  change: (section: MenuSection<Id>, isOn: (id: Id) => boolean) => void;
}

/** The selection of each section: the caller's if controlled, otherwise the menu's own. */
export function useMenuChoices<Id extends string>(): MenuChoices<Id> {
  const [own, setOwn] = useState<Readonly<Record<string, readonly Id[]>>>({});
  return {
    in: ({ label, selectedKeys, defaultSelectedKeys }) => [...(selectedKeys ?? own[label] ?? defaultSelectedKeys ?? [])],
    change: ({ label, items, onSelectionChange }, isOn) => {
      const chosen = items.map(({ id }) => id).filter(isOn);
      setOwn((before) => ({ ...before, [label]: chosen }));
      onSelectionChange?.(new Set(chosen));
    },
  };
}

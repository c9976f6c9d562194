import { Menu, Popover, Separator, SubmenuTrigger } from 'react-aria-components/Menu';
import type { ElementProps } from '../element/ElementProps.ts';
import { popover } from '../Popover/Popover.css.ts';
import { media } from '../theme/breakpoints.ts';
import { layers } from '../theme/layers.ts';
import * as css from './Menu.css.ts';
import type { MenuEntry } from './MenuEntry.ts';
import { MenuRow } from './MenuRow.tsx';
import { MenuRows } from './MenuRows.tsx';
import type { MenuChoices } from './useMenuChoices.ts';

/** Where the focus goes when a menu opens: an end, or the menu itself. */
export type MenuStart = 'first' | 'last' | true;

/** What the items of a menu, and of those at its side, have in common. */
export interface MenuActions<Id extends string> {
  onAction: ((id: Id) => void) | undefined;
  onClose: () => void;
  choices: MenuChoices<Id>;
}

interface MenuListProps<Id extends string> extends MenuActions<Id> {
  items: readonly MenuEntry<Id>[];
  /** The button that names it; an item names the menu at its side by itself. */
  labelledBy?: string;
  start?: MenuStart;
  /** What the caller of the Menu gives its element. */
  element?: ElementProps<never>;
}

/** The items of a menu, and of the menus at its side. */
export function MenuList<Id extends string>({ items, labelledBy, start, element, ...actions }: MenuListProps<Id>) {
  return (
    <Menu {...element} aria-labelledby={labelledBy} {...{ autoFocus: start }} onClose={actions.onClose} className={css.menu}>
      {items.map((entry, index) => {
        if (entry === 'separator') return <Separator key={`separator-${index}`} className={css.separator} />;
        if (!('id' in entry)) return <MenuRows key={entry.label} section={entry} {...actions} />;
        const row = <MenuRow key={entry.id} item={entry} onAction={() => actions.onAction?.(entry.id)} />;
        return entry.items ? (
          <SubmenuTrigger key={entry.id}>
            {row}
            <Popover {...sidePlace()} className={popover} style={{ zIndex: layers.popover }}>
              <MenuList items={entry.items} {...actions} />
            </Popover>
          </SubmenuTrigger>
        ) : (
          row
        );
      })}
    </Menu>
  );
}

/** Beside its item; below it where a window has no room for two. */
function sidePlace() {
  if (matchMedia(media.md).matches) return { placement: 'end top', offset: 6, crossOffset: -5 } as const;
  return { placement: 'bottom end', offset: 2 } as const;
}

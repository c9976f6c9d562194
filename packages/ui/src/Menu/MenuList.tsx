import { Menu, Popover, Separator, SubmenuTrigger } from 'react-aria-components/Menu';
import type { ElementProps } from '../element/ElementProps.ts';
import { popover } from '../Popover/Popover.css.ts';
import { media } from '../theme/breakpoints.ts';
import { layers } from '../theme/layers.ts';
import { matchesMedia } from '../theme/matchesMedia.ts';
import * as css from './Menu.css.ts';
import type { MenuEntry } from './MenuEntry.ts';
import { MenuRow } from './MenuRow.tsx';
import { MenuRows } from './MenuRows.tsx';
import type { MenuChoices } from './useMenuChoices.ts';

/** The focus of an opened menu: its first or last item, or the menu itself. */
export type MenuStart = 'first' | 'last' | true;

/** Props that a menu shares with its submenus. */
export interface MenuActions<Id extends string> {
  onAction: ((id: Id) => void) | undefined;
  onClose: () => void;
  choices: MenuChoices<Id>;
}

interface MenuListProps<Id extends string> extends MenuActions<Id> {
  items: readonly MenuEntry<Id>[];
  /** Id of the button that labels the menu; submenus are labeled by their item. */
  labelledBy?: string;
  start?: MenuStart;
  /** Element props from the caller of `Menu`. */
  element?: ElementProps<never>;
}

/** The items of a menu or submenu. */
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

/** A submenu is beside its item; below it if the window is too narrow. */
function sidePlace() {
  if (matchesMedia(media.md)) return { placement: 'end top', offset: 6, crossOffset: -5 } as const;
  return { placement: 'bottom end', offset: 2 } as const;
}

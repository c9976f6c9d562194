import type { Keys } from '../element/Key.ts';
import type { IconShape } from '../Icon/icons.ts';

/** An entry of a menu: an action, a section, or a separator. */
export type MenuEntry<Id extends string = string> = MenuItem<Id> | MenuSection<Id> | 'separator';

/** An action, or a submenu. */
export interface MenuItem<Id extends string = string> {
  /** Unique in the menu. */
  readonly id: Id;
  readonly label: string;
  /** An explanation below the label. */
  readonly description?: string;
  readonly icon?: IconShape;
  /** A keyboard shortcut to show: "⌘ K". The page must handle it. */
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  /** `danger` for what cannot be undone; the label says what. */
  readonly tone?: 'danger';
  /** A submenu; the item then has no action. */
  readonly items?: readonly MenuEntry<Id>[];
}

/** Related items under a heading. With `selectionMode` they are options that can be on or off. */
export interface MenuSection<Id extends string = string> {
  /** The heading, unique in the menu. */
  readonly label: string;
  readonly items: readonly Omit<MenuItem<Id>, 'items'>[];
  /** `single`: one option is on, and selecting closes the menu. `multiple`: any number, and the menu remains open. */
  readonly selectionMode?: 'single' | 'multiple';
  /** The ids that are on, if controlled with `onSelectionChange`. */
  readonly selectedKeys?: Keys<Id>;
  readonly defaultSelectedKeys?: Keys<Id>;
  /** Called with all ids that are on, in the order of `items`. */
  readonly onSelectionChange?: (keys: Set<Id>) => void;
}

import type { IconShape } from '../Icon/icons.ts';

/** An entry of a menu: an action, a section, or a separator. */
export type MenuEntry<Id extends string = string> = MenuItem<Id> | MenuSection<Id> | 'separator';

/** An action, or a submenu. */
export interface MenuItem<Id extends string = string> {
  /** No other item of the menu has it. */
  readonly id: Id;
  readonly label: string;
  /** What it means, below its label. */
  readonly description?: string;
  readonly icon?: IconShape;
  /** The keys that do the same anywhere: "⌘ K". They are shown; the page listens for them. */
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  /** It takes something away for good: its words say what. */
  readonly isDestructive?: boolean;
  /** A menu at its side; the item itself does nothing then. */
  readonly items?: readonly MenuEntry<Id>[];
}

/** Related items under a heading. With `selection` they are options that can be on or off. */
export interface MenuSection<Id extends string = string> {
  /** Its heading; no other section of the menu has it. */
  readonly label: string;
  readonly items: readonly Omit<MenuItem<Id>, 'items'>[];
  /** `single`: one is on, and choosing closes the menu. `multiple`: any number, and it stays open. */
  readonly selection?: 'single' | 'multiple';
  /** The ids that are on; with `onSelectionChange`, the caller holds them. */
  readonly selected?: readonly Id[];
  readonly defaultSelected?: readonly Id[];
  /** Called with all that are on, in the order of `items`. */
  readonly onSelectionChange?: (selected: Id[]) => void;
}

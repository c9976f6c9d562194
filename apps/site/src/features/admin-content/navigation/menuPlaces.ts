import * as t from '@duneline/specs/messages/admin-content';

/** A menu that pages show. */
export interface MenuPlace {
  readonly label: string;
  /** How deep its links may be nested. */
  readonly depth: 1 | 2;
  /** How many links of the first level there is space for. */
  readonly room: number;
  /** Where it is on a page, as a CSS selector. */
  readonly selector: string;
}

/** The menus by their `place` in `navigation_menu`; `check_menu_links` in the database limits the depth too. */
export const menuPlaces: Readonly<Record<string, MenuPlace>> = {
  header: { label: t.menuHeader, depth: 2, room: 7, selector: 'header' },
  footer: { label: t.menuFooter, depth: 2, room: 20, selector: 'footer nav' },
  help: { label: t.menuHelp, depth: 2, room: 20, selector: 'footer nav' },
  social: { label: t.menuSocial, depth: 1, room: 20, selector: 'footer nav' },
};

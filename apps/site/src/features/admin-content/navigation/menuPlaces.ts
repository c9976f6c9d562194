import * as t from '@duneline/specs/messages/admin-content';

/** A menu that pages show. */
export interface MenuPlace {
  readonly label: string;
  /** How deep its links may be nested. */
  readonly depth: 1 | 2;
  /** How many links of the first level fit into it. */
  readonly maxFirstLevel: number;
  /** Where it is on a page, as a CSS selector. */
  readonly selector: string;
}

/** How many links a menu may have, as `check_menu_links` in the database counts too. */
export const MAX_LINKS = 20;

/** The menus by their `place` in `navigation_menu`; `check_menu_links` in the database limits the depth too. */
export const menuPlaces: Readonly<Record<string, MenuPlace>> = {
  header: { label: t.menuHeader, depth: 2, maxFirstLevel: 7, selector: 'header' },
  footer: { label: t.menuFooter, depth: 2, maxFirstLevel: MAX_LINKS, selector: 'footer nav' },
  help: { label: t.menuHelp, depth: 2, maxFirstLevel: MAX_LINKS, selector: 'footer nav' },
  social: { label: t.menuSocial, depth: 1, maxFirstLevel: MAX_LINKS, selector: 'footer nav' },
};

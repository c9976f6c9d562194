import * as t from '@duneline/specs/messages/admin-content';

/** A menu of the site. */
export interface MenuPlace {
  readonly label: string;
  /** Maximum nesting of its links. */
  readonly depth: 1 | 2;
  /** Maximum number of links on its first level. */
  readonly maxFirstLevel: number;
  /** Its position on a page, as a CSS selector. */
  readonly selector: string;
}

/** Maximum number of links in a menu, as in `check_menu_links` in the database. */
export const MAX_LINKS = 20;

/** The menus by their `place` in `navigation_menu`; `check_menu_links` in the database limits the depth too. */
export const menuPlaces: Readonly<Record<string, MenuPlace>> = {
  header: { label: t.menuHeader, depth: 2, maxFirstLevel: 7, selector: 'header' },
  footer: { label: t.menuFooter, depth: 2, maxFirstLevel: MAX_LINKS, selector: 'footer nav' },
  help: { label: t.menuHelp, depth: 2, maxFirstLevel: MAX_LINKS, selector: 'footer nav' },
  program: { label: t.menuProgram, depth: 1, maxFirstLevel: MAX_LINKS, selector: 'footer nav' },
  social: { label: t.menuSocial, depth: 1, maxFirstLevel: MAX_LINKS, selector: 'footer nav' },
};

import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { menu } from '../Icon/icons.ts';
import type { LinkParts } from '../Link/LinkParts.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { useTexts } from '../KitProvider/kitContext.ts';
import type { AppMenuProps } from './AppMenu.tsx';
import { AppNavigation, type AppNavigationGroup } from './AppNavigation.tsx';
import * as css from './AppShell.css.ts';

export interface AppShellWords {
  skip: string;
  openMenu: string;
  closeMenu: string;
}

export interface AppShellProps extends ElementProps<HTMLDivElement> {
  /** The accessible name of the navigation, and the title of the menu on small screens: "Admin console". */
  'aria-label': string;
  /** At the top of the side column: usually the `Logo`, as a link. */
  brand: ReactNode;
  groups: readonly AppNavigationGroup[];
  /** Id of the current page's item. When it changes, the small screens' menu closes. */
  current?: string;
  /** At the bottom of the side column, below a line: the signed-in user. */
  person?: ReactNode;
  /** At the very bottom: a disclaimer in small print. */
  smallPrint?: ReactNode;
  children: ReactNode;
  /** Id of the main element, which the skip link and a router's navigation focus. @default 'main' */
  mainId?: string;
  /** Renders another element, such as a router's link, with the same props. */
  render?: (parts: LinkParts) => ReactElement;
  /** Renders the menu of small screens; pass a lazily loaded component. @default the kit's Drawer, loaded when it is opened */
  Menu?: ComponentType<AppMenuProps>;
  /** Called when a pointer or the focus approaches the menu button, to load the menu. */
  onMenuIntent?: () => void;
  words?: Partial<AppShellWords>;
}

const english: AppShellWords = { skip: 'Skip to content', openMenu: 'Open the menu', closeMenu: 'Close the menu' };

const loadMenu = () => import('./AppMenu.tsx');
const KitMenu = lazy(async () => ({ default: (await loadMenu()).AppMenu }));
// Failures are ignored here; opening the menu reports them.
const preloadMenu = () => void loadMenu().catch(() => {});

/**
 * The frame of an application: brand, navigation and user in a side column of 224 CSS pixels; below a width of 1024, in a menu.
 */
export function AppShell(given: AppShellProps) {
  requireProps('AppShell', { groups: given.groups });
  const props = useTexts('AppShell', given);
  const {
    'aria-label': name,
    brand,
    groups,
    current,
    person,
    smallPrint,
    children,
    mainId = 'main',
    render,
    words,
    ...rest
  } = props;
  const { Menu = KitMenu, onMenuIntent = preloadMenu, ...element } = rest;
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(false), [current]);
  const texts = { ...english, ...words };
  const close = () => setIsOpen(false);
  const content = (
    <>
      <AppNavigation label={name} groups={groups} current={current} render={render} onFollow={close} />
      {(person || smallPrint) && (
        <div className={css.footer}>
          {person && <div className={css.person}>{person}</div>}
          {smallPrint && <small className={css.smallPrint}>{smallPrint}</small>}
        </div>
      )}
    </>
  );

  return (
    <div {...element} className={css.shell}>
      <SkipLink href={`#${mainId}`}>{texts.skip}</SkipLink>
      <header className={css.sideColumn}>
        <div className={css.header}>
          {brand}
          <button
            type="button"
            aria-label={texts.openMenu}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={css.menuButton}
            onPointerEnter={onMenuIntent}
            onFocus={onMenuIntent}
            onClick={() => setIsOpen(true)}
          >
            <Icon of={menu} />
          </button>
        </div>
        <div className={css.column}>{content}</div>
      </header>
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
      {isOpen && (
        <Suspense fallback={null}>
          <Menu label={name} closeLabel={texts.closeMenu} onClose={close}>
            {content}
          </Menu>
        </Suspense>
      )}
    </div>
  );
}

import type { ReactElement, ReactNode, Ref } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { external, menu } from '../Icon/icons.ts';
import type { LinkParts } from '../Link/LinkParts.ts';
import { newTab } from '../Link/newTab.ts';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useRenderLink, useTexts } from '../KitProvider/kitContext.ts';
import { groupLinks } from './groupLinks.ts';
import * as css from './Header.css.ts';
import { HeaderGroup } from './HeaderGroup.tsx';

export interface HeaderLink {
  id: string;
  href: string;
  label: string;
  /** Opens in a new tab; an icon and hidden text announce it. */
  isExternal?: boolean;
  /** A link of level 2 is below the last one of level 1, whose press shows them all. @default 1 */
  level?: 1 | 2;
}

export interface HeaderProps extends ElementProps {
  /** The firm's name, beside the logo. */
  name: string;
  /** @default '/' */
  homeHref?: string;
  /** Accessible name of the logo's link. @default the name and ", home" */
  homeLabel?: string;
  homeRef?: Ref<HTMLAnchorElement>;
  links: readonly HeaderLink[];
  /** Id of the current page's link; a router's link detects it itself. */
  current?: string;
  /** The navigation's accessible name. @default 'Main' */
  'aria-label'?: string;
  /** @default '(opens in a new tab)' */
  newTabLabel?: string;
  /** At the end, from md on: the theme toggle and one outlined button. */
  children?: ReactNode;
  /** Opens the side menu below md; without it there is no menu button. */
  onMenuOpen?: () => void;
  /** Called when a pointer or the focus approaches the menu button, to load the menu. */
  onMenuIntent?: () => void;
  isMenuOpen?: boolean;
  /** @default 'Open the menu' */
  menuLabel?: string;
  /** Renders another element, such as a router's link, for the logo and for links that stay in this tab. */
  render?: (parts: LinkParts) => ReactElement;
}

/** The sticky header: 64 CSS pixels high, 72 from md on; a line at its bottom shows the reading progress. */
export function Header(given: HeaderProps) {
  requireProps('Header', { links: given.links });
  const {
    name,
    homeHref = '/',
    homeRef,
    links,
    render,
    'aria-label': navigationName = 'Main',
    ...rest
  } = useTexts('Header', given);
  const renderAnchor = useRenderLink(render);
  const renderLink = ({ id, href, label, isExternal }: HeaderLink) =>
    isExternal ? (
      <a href={href} {...newTab.attributes} className={css.link}>
        {label} <Icon of={external} size={14} />
        <VisuallyHidden>{rest.newTabLabel ?? newTab.label}</VisuallyHidden>
      </a>
    ) : (
      renderAnchor({ href, className: css.link, 'aria-current': id === rest.current ? 'page' : undefined, children: label })
    );
  return (
    <header {...pickElementProps(rest)} className={css.header}>
      <div className={css.row}>
        {renderAnchor({
          ref: homeRef,
          href: homeHref,
          className: css.homeLink,
          'aria-label': rest.homeLabel ?? `${name}, home`,
          children: <Logo name={name} />,
        })}
        <nav aria-label={navigationName} className={css.navigation}>
          <ul role="list" className={css.links}>
            {groupLinks(links).map(([first, ...below]) => (
              <li key={first.id}>
                {below.length === 0 ? (
                  renderLink(first)
                ) : (
                  <HeaderGroup label={first.label}>
                    {[first, ...below].map((link) => (
                      <li key={link.id}>{renderLink(link)}</li>
                    ))}
                  </HeaderGroup>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <span className={css.tools}>
          <span className={css.fromMd}>{rest.children}</span>
          {rest.onMenuOpen && (
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={rest.isMenuOpen ?? false}
              aria-label={rest.menuLabel ?? 'Open the menu'}
              className={css.menuButton}
              onPointerEnter={rest.onMenuIntent}
              onFocus={rest.onMenuIntent}
              onClick={rest.onMenuOpen}
            >
              <Icon of={menu} />
            </button>
          )}
        </span>
      </div>
      <span aria-hidden="true" className={css.progress} />
    </header>
  );
}

import type { ReactElement, ReactNode, Ref } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { external, menu } from '../Icon/icons.ts';
import type { LinkParts } from '../Link/Link.tsx';
import { newTab } from '../Link/newTab.ts';
import { Logo } from '../Logo/Logo.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Header.css.ts';

export interface HeaderLink {
  id: string;
  href: string;
  label: string;
  /** Opens in a new tab; an icon and hidden text announce it. */
  isExternal?: boolean;
}

export interface HeaderProps extends ElementProps {
  /** The firm's name, beside the mark. */
  name: string;
  /** @default '/' */
  homeHref?: string;
  /** Names the link of the mark. @default the name and ", home" */
  homeLabel?: string;
  homeRef?: Ref<HTMLAnchorElement>;
  links: readonly HeaderLink[];
  /** Id of the link of the page that is shown; a router's link finds out by itself. */
  current?: string;
  /** Names the navigation. @default 'Main' */
  label?: string;
  /** @default '(opens in a new tab)' */
  newTabLabel?: string;
  /** At the end from md on: the theme toggle, one outlined button. */
  children?: ReactNode;
  /** Opens the side menu below md; without it there is no button. */
  onMenuOpen?: () => void;
  /** A pointer or the focus nears the menu button: load the menu. */
  onMenuIntent?: () => void;
  isMenuOpen?: boolean;
  /** @default 'Open the menu' */
  menuLabel?: string;
  /** Draws another element, such as a router's link, for the mark and for links that stay in this tab. */
  render?: (parts: LinkParts & { ref?: Ref<HTMLAnchorElement> }) => ReactElement;
}

const plain: NonNullable<HeaderProps['render']> = ({ children, ...parts }) => <a {...parts}>{children}</a>;

/** The header that stays at the top: 64 CSS pixels high, 72 from md on; a line at its end shows how much is read. */
export function Header({ name, homeHref = '/', homeRef, links, render = plain, ...rest }: HeaderProps) {
  return (
    <header {...pickElementProps(rest)} className={css.header}>
      <div className={css.row}>
        {render({
          ref: homeRef,
          href: homeHref,
          className: css.home,
          'aria-label': rest.homeLabel ?? `${name}, home`,
          children: <Logo name={name} />,
        })}
        <nav aria-label={rest.label ?? 'Main'} className={css.navigation}>
          <ul role="list" className={css.links}>
            {links.map(({ id, href, label, isExternal }) => (
              <li key={id}>
                {isExternal ? (
                  <a href={href} {...newTab.attributes} className={css.link}>
                    {label} <Icon of={external} size={14} />
                    <VisuallyHidden>{rest.newTabLabel ?? newTab.label}</VisuallyHidden>
                  </a>
                ) : (
                  render({
                    href,
                    className: css.link,
                    'aria-current': id === rest.current ? 'page' : undefined,
                    children: label,
                  })
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

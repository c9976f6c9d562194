import { useId, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import type { LinkParts } from '../Link/Link.tsx';
import * as css from './SideMenu.css.ts';

export interface SideMenuLink {
  id: string;
  href: string;
  label: string;
  icon?: IconShape;
  /** At the end of the line: how many wait there, with a word for screen reader users. */
  detail?: ReactNode;
}

export interface SideMenuGroup {
  id: string;
  /** Small, above its links. */
  label?: string;
  links: readonly SideMenuLink[];
}

export interface SideMenuProps extends ElementProps {
  /** Names the navigation for screen reader users. */
  label: string;
  groups: readonly SideMenuGroup[];
  /** Id of the link of the page that is shown. */
  current?: string;
  /** Above the links, such as the `Logo`. */
  head?: ReactNode;
  /** At the foot: who is signed in, small print. */
  foot?: ReactNode;
  /** Renders another element, such as a router's link, with the same props. */
  render?: (parts: LinkParts) => ReactElement;
}

/** The pages of an application, down its side: 224 CSS pixels wide, as high as its place. */
export function SideMenu({ label, groups, current, head, foot, render, ...element }: SideMenuProps) {
  const menuId = useId();
  return (
    <nav {...pickElementProps(element)} aria-label={label} className={css.menu}>
      {head && <div className={css.head}>{head}</div>}
      {groups.map((group) => (
        <div key={group.id}>
          {group.label && (
            <p id={`${menuId}-${group.id}`} className={css.title}>
              {group.label}
            </p>
          )}
          <ul role="list" aria-labelledby={group.label && `${menuId}-${group.id}`}>
            {group.links.map(({ id, href, label: name, icon, detail }) => {
              const parts: LinkParts = {
                href,
                className: css.link,
                'aria-current': id === current ? 'page' : undefined,
                children: (
                  <>
                    {icon && <Icon of={icon} size={16} />}
                    {name}
                    {detail && <span className={css.detail}>{detail}</span>}
                  </>
                ),
              };
              return <li key={id}>{render ? render(parts) : <a {...parts}>{parts.children}</a>}</li>;
            })}
          </ul>
        </div>
      ))}
      {foot && <div className={css.foot}>{foot}</div>}
    </nav>
  );
}

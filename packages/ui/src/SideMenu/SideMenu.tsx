import { useId, type ReactElement, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { useRenderLink } from '../KitProvider/kitContext.ts';
import type { LinkParts } from '../Link/LinkParts.ts';
import * as css from './SideMenu.css.ts';

export interface SideMenuLink {
  id: string;
  href: string;
  label: string;
  icon?: IconShape;
  /** At the end of the line, such as a count with hidden text for screen readers. */
  detail?: ReactNode;
}

export interface SideMenuGroup {
  id: string;
  /** A small heading above its links. */
  label?: string;
  items: readonly SideMenuLink[];
}

export interface SideMenuProps extends ElementProps {
  /** The navigation's accessible name. */
  'aria-label': string;
  groups: readonly SideMenuGroup[];
  /** Id of the current page's link. */
  current?: string;
  /** Above the links, such as the `Logo`. */
  head?: ReactNode;
  /** At the bottom: the signed-in user, small print. */
  foot?: ReactNode;
  /** Renders another element, such as a router's link, with the same props. */
  render?: (parts: LinkParts) => ReactElement;
}

/** A column of navigation links, 224 CSS pixels wide and as high as its container. */
export function SideMenu({ groups, current, head, foot, render, ...element }: SideMenuProps) {
  requireProps('SideMenu', { groups });
  const renderLink = useRenderLink(render);
  const menuId = useId();
  return (
    <nav {...pickElementProps(element)} className={css.menu}>
      {head && <div className={css.header}>{head}</div>}
      {groups.map((group) => (
        <div key={group.id}>
          {group.label && (
            <p id={`${menuId}-${group.id}`} className={css.title}>
              {group.label}
            </p>
          )}
          <ul role="list" aria-labelledby={group.label && `${menuId}-${group.id}`}>
            {group.items.map(({ id, href, label: name, icon, detail }) => {
              const parts: LinkParts = {
                href,
                className: css.link,
                'aria-current': id === current ? 'page' : undefined,
                children: (
                  <>
                    {icon && <Icon of={icon} size={16} />}
                    <span>{name}</span>
                    {detail && <span className={css.detail}>{detail}</span>}
                  </>
                ),
              };
              return <li key={id}>{renderLink(parts)}</li>;
            })}
          </ul>
        </div>
      ))}
      {foot && <div className={css.footer}>{foot}</div>}
    </nav>
  );
}

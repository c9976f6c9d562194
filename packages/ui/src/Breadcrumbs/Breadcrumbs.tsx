import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRight } from '../Icon/icons.ts';
import * as css from './Breadcrumbs.css.ts';

/** A place on the way from the start to the page. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

/** What `render` receives: everything that a link to a place needs. */
export interface BreadcrumbParts {
  href: string;
  className: string;
  children: ReactNode;
}

export interface BreadcrumbsProps {
  /** The places above the page, from the start. */
  items: readonly Breadcrumb[];
  /** The page itself, where it does not stand as the heading right below. */
  current?: string;
  /** Names the landmark. @default 'Breadcrumbs' */
  label?: string;
  /** Draws another element, such as a router's link, with the same parts. */
  render?: (parts: BreadcrumbParts) => ReactElement;
}

/** Where a page lies: native links from the start down to it. On a phone only the way up stays. */
export function Breadcrumbs({ items, current, label = 'Breadcrumbs', render }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol role="list" className={css.list}>
        {items.map((item, index) => {
          const parts = { href: item.href, className: css.link, children: item.label };
          return (
            <li key={item.href} className={index === items.length - 1 ? css.parent : css.item}>
              {render ? render(parts) : <a {...parts}>{item.label}</a>}
              <span className={css.mark}>
                <Icon of={chevronRight} size={14} />
              </span>
            </li>
          );
        })}
        {current !== undefined && (
          <li className={css.current}>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

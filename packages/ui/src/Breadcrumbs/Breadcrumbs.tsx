import type { ReactElement } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRight } from '../Icon/icons.ts';
import type { LinkParts } from '../Link/LinkParts.ts';
import { useRenderLink, useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Breadcrumbs.css.ts';

/** A page on the path from the home page to the current one. */
export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps extends ElementProps {
  /** The ancestors of the page, from the home page. */
  items: readonly Breadcrumb[];
  /** The page itself, unless its heading follows directly below. */
  current?: string;
  /** The landmark's accessible name. @default 'Breadcrumbs' */
  'aria-label'?: string;
  /** Renders another element, such as a router's link, with the same props. */
  render?: (parts: LinkParts) => ReactElement;
}

/** The path to a page, as native links. Phones show only the link to the parent page. */
export function Breadcrumbs(given: BreadcrumbsProps) {
  requireProps('Breadcrumbs', { items: given.items });
  const { items, current, 'aria-label': name = 'Breadcrumbs', render, ...element } = useTexts('Breadcrumbs', given);
  const renderLink = useRenderLink(render);
  return (
    <nav {...pickElementProps(element)} aria-label={name}>
      <ol role="list" className={css.list}>
        {items.map((item, index) => {
          const parts = { href: item.href, className: css.link, children: item.label };
          return (
            <li key={item.href} className={index === items.length - 1 ? css.parent : css.item}>
              {renderLink(parts)}
              <span className={current === undefined && index === items.length - 1 ? css.phoneSeparator : css.separator}>
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

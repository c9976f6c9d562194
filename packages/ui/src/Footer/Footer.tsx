import { useId, type ReactElement, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Hairline } from '../Hairline/Hairline.tsx';
import type { LinkParts } from '../Link/LinkParts.ts';
import { newTab } from '../Link/newTab.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useRenderLink, useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Footer.css.ts';

export interface FooterLink {
  id: string;
  href: string;
  label: string;
  /** Opens in a new tab; hidden text announces it. */
  isExternal?: boolean;
}

export interface FooterProps extends ElementProps {
  /** A description of the firm, beside the links. */
  note?: ReactNode;
  columns: readonly { readonly id: string; readonly title: string; readonly links: readonly FooterLink[] }[];
  /** Below the columns: the legal panel. */
  children?: ReactNode;
  /** The last line: copyright. */
  rights: ReactNode;
  /** Links at the end of the last line. */
  lastLinks?: readonly FooterLink[];
  /** @default '(opens in a new tab)' */
  newTabLabel?: string;
  /** Renders another element, such as a router's link, for links that stay in this tab. */
  render?: (parts: LinkParts) => ReactElement;
}

/** The footer of every page, below the dune line. */
export function Footer(given: FooterProps) {
  requireProps('Footer', { columns: given.columns });
  const {
    note,
    columns,
    children,
    rights,
    lastLinks = [],
    newTabLabel = newTab.label,
    render,
    ...element
  } = useTexts('Footer', given);
  const renderLink = useRenderLink(render);
  const footerId = useId();
  const item = ({ id, href, label, isExternal }: FooterLink) => (
    <li key={id}>
      {isExternal ? (
        <a href={href} {...newTab.attributes} className={css.link}>
          {label} <VisuallyHidden>{newTabLabel}</VisuallyHidden>
        </a>
      ) : (
        renderLink({ href, className: css.link, children: label })
      )}
    </li>
  );
  return (
    <footer {...pickElementProps(element)}>
      <Hairline />
      <div className={css.inner}>
        <div className={css.columns}>
          {note && <div className={css.note}>{note}</div>}
          {columns.map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={`${footerId}-${id}`}>
              <p id={`${footerId}-${id}`} className={css.title}>
                {title}
              </p>
              <ul role="list">{links.map(item)}</ul>
            </nav>
          ))}
        </div>
        {children}
        <div className={css.lastLine}>
          <p>{rights}</p>
          {lastLinks.length > 0 && (
            <ul role="list" className={css.small}>
              {lastLinks.map(item)}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

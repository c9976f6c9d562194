import type { AnchorHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { external } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useRenderLink, useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Link.css.ts';
import type { LinkParts } from './LinkParts.ts';
import { newTab } from './newTab.ts';

type NativeProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>;

export interface LinkProps extends NativeProps {
  href: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
  /** @default 'inherit' */
  tone?: 'inherit' | 'accent';
  /** Opens in a new tab; an icon and hidden text announce it. */
  isExternal?: boolean;
  /** @default '(opens in a new tab)' */
  newTabLabel?: string;
  /** Renders another element, such as a router's link, with the same props. */
  render?: (parts: LinkParts) => ReactElement;
}

/** A native link inside text. */
export function Link(given: LinkProps) {
  const { children, tone, isExternal, newTabLabel, render, ...props } = useTexts('Link', given);
  const renderLink = useRenderLink(render, isExternal);
  const parts = { ...props, ...(isExternal && newTab.attributes), className: css.link({ tone }) };
  const face = isExternal ? (
    <>
      {children}
      <span className={css.externalIcon}>
        <Icon of={external} size={14} />
      </span>
      <VisuallyHidden>{newTabLabel ?? newTab.label}</VisuallyHidden>
    </>
  ) : (
    children
  );
  return renderLink({ ...parts, children: face });
}

import type { AnchorHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css.ts';
import { withIcon } from '../Button/withIcon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { external, type IconShape } from '../Icon/icons.ts';
import type { LinkParts } from '../Link/LinkParts.ts';
import { newTab } from '../Link/newTab.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useRenderLink, useTexts } from '../KitProvider/kitContext.ts';

type NativeProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>;

export interface ButtonLinkProps extends NativeProps {
  href: string;
  children: ReactNode;
  /** Before the label. */
  icon?: IconShape;
  ref?: Ref<HTMLAnchorElement>;
  /** One `primary` per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** 54, 48 or 36 CSS pixels high (44 on touch). @default 'md' */
  size?: 'lg' | 'md' | 'sm';
  /** As wide as its container. */
  isWide?: boolean;
  /** Opens in a new tab; an icon and hidden text announce it. */
  isExternal?: boolean;
  /** @default '(opens in a new tab)' */
  newTabLabel?: string;
  /** Renders another element, such as a router's link, with the same props. */
  render?: (parts: LinkParts) => ReactElement;
}

/** A native link with the look of a button, for navigation. */
export function ButtonLink(given: ButtonLinkProps) {
  const { children, icon, variant, size, isWide, isExternal, newTabLabel, render, ...props } = useTexts('ButtonLink', given);
  const renderLink = useRenderLink(render, isExternal);
  const parts = { ...props, ...(isExternal && newTab.attributes), className: button({ variant, size, isWide }) };
  const label = withIcon(icon, size, children);
  const face = isExternal ? (
    <>
      {label}
      <Icon of={external} size={16} />
      <VisuallyHidden>{newTabLabel ?? newTab.label}</VisuallyHidden>
    </>
  ) : (
    label
  );
  return renderLink({ ...parts, children: face });
}

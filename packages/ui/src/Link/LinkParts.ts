import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

/** The props that `render`, or the link component of a `KitProvider`, receives. */
export interface LinkParts extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  href: string;
  className: string;
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends ElementProps {
  /** The fragment of the main content. */
  href: `#${string}`;
  children: ReactNode;
}

/** The first tab stop: skips the header. Visible only when focused. */
export function SkipLink({ href, children, ...element }: SkipLinkProps) {
  return (
    <a {...pickElementProps(element)} href={href} className={skipLink}>
      {children}
    </a>
  );
}

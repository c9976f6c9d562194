import type { ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The fragment of the main content. */
  href: `#${string}`;
  children: ReactNode;
}

/** The first stop of the keyboard: goes past the header. Seen only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}

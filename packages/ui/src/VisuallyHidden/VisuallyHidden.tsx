import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p' | 'caption';
}

/** Text for those who listen, not for those who look. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}

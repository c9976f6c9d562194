import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends ElementProps {
  children: ReactNode;
  /** @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'p' | 'caption';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span', ...element }: VisuallyHiddenProps) {
  return (
    <Element {...pickElementProps(element)} className={visuallyHidden}>
      {children}
    </Element>
  );
}

import type { ReactNode, Ref } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import { heading } from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** The heading level. */
  level: 1 | 2 | 3 | 4;
  /** The size, independent of the level. @default x4, x3, xl and lg for the levels 1 to 4 */
  size?: 'x4' | 'x3' | 'x2' | 'xl' | 'lg' | 'md';
  id?: string;
  /** -1 for a heading that is focused after a navigation. */
  tabIndex?: number;
  ref?: Ref<HTMLHeadingElement>;
}

const SIZE_OF_LEVEL = { 1: 'x4', 2: 'x3', 3: 'xl', 4: 'lg' } as const;

/** A heading in the display font. */
export function Heading({ children, level, size = SIZE_OF_LEVEL[level], ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  warnUnknownVariant('Heading', heading, { size });
  return (
    <Element {...props} className={heading({ size })}>
      {children}
    </Element>
  );
}

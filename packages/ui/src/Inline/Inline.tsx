import type { ReactNode } from 'react';
import type { Gap } from '../theme/space.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'p' | 'span' | 'header' | 'footer';
  /** Space between its children in CSS pixels. @default 12 */
  gap?: Gap;
  /** @default 'center' */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** @default 'start' */
  justify?: 'start' | 'between' | 'center' | 'end';
}

/** Children beside each other, on as many lines as they need. */
export function Inline({ children, as: Element = 'div', gap, align, justify }: InlineProps) {
  return (
    <Element className={inline({ gap, align, justify })} role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}>
      {children}
    </Element>
  );
}

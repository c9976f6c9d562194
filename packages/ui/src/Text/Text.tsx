import type { ReactNode } from 'react';
import { textStyle } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption' | 'small' | 'strong';
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** The colour of the text around it without one. */
  tone?: 'text' | 'muted' | 'faint' | 'accent' | 'gain' | 'loss' | 'info' | 'warn';
  isStrong?: boolean;
  /** Keeps its lines readable: 54 characters at most. */
  isMeasured?: boolean;
  id?: string;
}

/** Words in the text face. */
export function Text({ children, as: Element = 'p', size, tone, isStrong, isMeasured, id }: TextProps) {
  return (
    <Element id={id} className={textStyle({ size, tone, isStrong, isMeasured })}>
      {children}
    </Element>
  );
}

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { textStyle } from './Text.css.ts';

export interface TextProps extends ElementProps {
  children: ReactNode;
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'figcaption' | 'small' | 'strong';
  /** @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** The color of the text around it without one. */
  tone?: 'text' | 'muted' | 'faint' | 'accent' | 'gain' | 'loss' | 'info' | 'warn';
  isStrong?: boolean;
  /** Keeps its lines readable: 54 characters at most. */
  isMeasured?: boolean;
  id?: string;
}

/** Words in the text face. */
export function Text({ children, as: Element = 'p', size, tone, isStrong, isMeasured, ...element }: TextProps) {
  return (
    <Element {...pickElementProps(element)} className={textStyle({ size, tone, isStrong, isMeasured })}>
      {children}
    </Element>
  );
}

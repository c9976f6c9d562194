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
  /** @default the color of the surrounding text */
  tone?: 'text' | 'muted' | 'faint' | 'accent' | 'success' | 'danger' | 'info' | 'warning';
  isStrong?: boolean;
  /** Limits lines to 54 characters. */
  isMeasured?: boolean;
  id?: string;
}

/** Text in the text font. */
export function Text({ children, as: Element = 'p', size, tone, isStrong, isMeasured, ...element }: TextProps) {
  return (
    <Element {...pickElementProps(element)} className={textStyle({ size, tone, isStrong, isMeasured })}>
      {children}
    </Element>
  );
}

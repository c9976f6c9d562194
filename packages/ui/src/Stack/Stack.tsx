import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { stepOf, type Gap } from '../theme/steps.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends ElementProps {
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'header' | 'footer';
  /** Space between its children in CSS pixels, or by name: `xs` 4, `sm` 8, `md` 16, `lg` 24, `xl` 32. @default 16 */
  gap?: Gap;
  /** Horizontal alignment. @default 'stretch' */
  align?: 'start' | 'center' | 'stretch';
}

/** Children in a column. */
export function Stack({ children, as: Element = 'div', gap, align, ...element }: StackProps) {
  warnUnknownVariant('Stack', stack, { gap: stepOf(gap), align });
  return (
    <Element
      {...pickElementProps(element)}
      className={stack({ gap: stepOf(gap), align })}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}

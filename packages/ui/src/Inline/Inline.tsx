import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { stepOf, type Gap } from '../theme/steps.ts';
import { inline } from './Inline.css.ts';

export interface InlineProps extends ElementProps {
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol' | 'p' | 'span' | 'header' | 'footer';
  /** Space between its children in CSS pixels, or by name: `xs` 4, `sm` 8, `md` 16, `lg` 24, `xl` 32. @default 12 */
  gap?: Gap;
  /** @default 'center' */
  align?: 'start' | 'center' | 'baseline' | 'end';
  /** @default 'start' */
  justify?: 'start' | 'space-between' | 'center' | 'end';
}

/** Children in a row, on as many lines as needed. */
export function Inline({ children, as: Element = 'div', gap, align, justify, ...element }: InlineProps) {
  warnUnknownVariant('Inline', inline, { gap: stepOf(gap), align, justify });
  return (
    <Element
      {...pickElementProps(element)}
      className={inline({ gap: stepOf(gap), align, justify })}
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
    >
      {children}
    </Element>
  );
}

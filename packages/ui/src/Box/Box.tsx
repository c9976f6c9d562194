import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { stepOf, type Gap } from '../theme/steps.ts';
import { sprinkles } from './Box.css.ts';

/** One value for every width, or one from 0 and one from 768 CSS pixels of the window. */
export type Responsive<Value> = Value | { readonly base?: Value; readonly md?: Value };

export interface BoxProps extends ElementProps {
  children?: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'span' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li';
  id?: string;
  /** Padding on all sides, in CSS pixels. */
  padding?: Responsive<Gap>;
  /** Padding above and below, in CSS pixels; overrides `padding`. */
  paddingBlock?: Responsive<Gap>;
  /** Padding at the start and end of the line, in CSS pixels; overrides `padding`. */
  paddingInline?: Responsive<Gap>;
  /** The background; the last five are tints, which need a text or an icon to explain their meaning. */
  ground?: 'ground' | 'surface' | 'raised' | 'accent' | 'gain' | 'loss' | 'info' | 'warn';
  /** The border: a hairline, the border of a control, of a selected element, or of a torn-off receipt. */
  edge?: 'line' | 'control' | 'chosen' | 'torn';
  /** 5, 6, 8 or 12 CSS pixels. */
  corner?: 'badge' | 'group' | 'control' | 'card';
  /** A shadow, only for elements that float above the page. */
  isFloating?: boolean;
  /** Shown or hidden (also for screen readers) by width. */
  display?: Responsive<'block' | 'none'>;
}

/** A part of a page with its own padding, background and border, if no component fits. */
export function Box({ children, as: Element = 'div', ground, edge, corner, isFloating, ...rest }: BoxProps) {
  const { padding, paddingBlock, paddingInline, display, ...element } = rest;
  return (
    <Element
      {...pickElementProps(element)}
      className={sprinkles({
        padding: stepsOf(padding),
        paddingBlock: stepsOf(paddingBlock),
        paddingInline: stepsOf(paddingInline),
        display,
        background: ground,
        border: edge,
        borderRadius: corner,
        boxShadow: isFloating ? 'float' : undefined,
      })}
    >
      {children}
    </Element>
  );
}

const stepsOf = (gap: Responsive<Gap> | undefined) =>
  typeof gap === 'object' ? { base: stepOf(gap.base), md: stepOf(gap.md) } : stepOf(gap);

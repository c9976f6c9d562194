import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { omitElementProps, pickElementProps } from '../element/pickElementProps.ts';
import type { Gap } from '../theme/space.ts';
import { sprinkles } from './Box.css.ts';

/** One value for every width, or one from 0 and one from 768 CSS pixels of the window. */
export type Responsive<Value> = Value | { readonly base?: Value; readonly md?: Value };

export interface BoxProps extends ElementProps {
  children?: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'span' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li';
  id?: string;
  /** Room inside on all sides, in CSS pixels. */
  padding?: Responsive<Gap>;
  /** Room above and below, in CSS pixels; wins over `padding`. */
  paddingBlock?: Responsive<Gap>;
  /** Room at the start and the end of the line, in CSS pixels; wins over `padding`. */
  paddingInline?: Responsive<Gap>;
  /** The ground it lies on; the last five are washes that need a word or a sign beside them. */
  ground?: 'ground' | 'surface' | 'raised' | 'accent' | 'gain' | 'loss' | 'info' | 'warn';
  /** A hairline, the edge of what can be operated, of what is chosen, or of a torn-off receipt. */
  edge?: 'line' | 'control' | 'chosen' | 'torn';
  /** 5, 6, 8 or 12 CSS pixels. */
  corner?: 'badge' | 'group' | 'control' | 'card';
  /** A shadow, for what floats above the page and only for that. */
  isFloating?: boolean;
  /** There, or not there for anybody, at a width. */
  display?: Responsive<'block' | 'none'>;
}

/** A piece of the page with room, ground and edge of its own, where no component has them yet. */
export function Box({ children, as: Element = 'div', ground, edge, corner, isFloating, ...room }: BoxProps) {
  const element = pickElementProps(room);
  const space = omitElementProps(room);
  return (
    <Element
      {...element}
      className={sprinkles({
        ...space,
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

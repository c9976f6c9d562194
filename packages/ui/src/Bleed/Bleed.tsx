import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { bleed } from './Bleed.css.ts';

export interface BleedProps extends ElementProps {
  children: ReactNode;
  /** The padding to undo: that of a Card, or the gutter of a Container. @default 'card' */
  of?: 'card' | 'page';
  /**
   * The edges that the content reaches: both inline edges, these and the top (`start`) or the bottom (`end`), or all four.
   * @default 'sides'
   */
  edges?: 'sides' | 'start' | 'end' | 'all';
}

/** Extends its content to the edges of the surrounding card or page, past their padding. */
export function Bleed({ children, of, edges, ...element }: BleedProps) {
  const look = { of, edges };
  warnUnknownVariant('Bleed', bleed, look);
  return (
    <div {...pickElementProps(element)} className={bleed(look)}>
      {children}
    </div>
  );
}

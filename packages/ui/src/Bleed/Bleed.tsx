import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { omitElementProps, pickElementProps } from '../element/pickElementProps.ts';
import { bleed } from './Bleed.css.ts';

export interface BleedProps extends ElementProps {
  children: ReactNode;
  /** Whose padding it undoes: a Card's, or the gutter of a Container. @default 'card' */
  of?: 'card' | 'page';
  /** The edges it reaches: both sides of the line, with the top (`start`), with the bottom (`end`), or all four. @default 'sides' */
  edges?: 'sides' | 'start' | 'end' | 'all';
}

/** Extends its content to the edges of the surrounding card or page, past their padding. */
export function Bleed({ children, ...look }: BleedProps) {
  return (
    <div {...pickElementProps(look)} className={bleed(omitElementProps(look))}>
      {children}
    </div>
  );
}

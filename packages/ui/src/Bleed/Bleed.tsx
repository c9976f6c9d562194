import type { ReactNode } from 'react';
import { bleed } from './Bleed.css.ts';

export interface BleedProps {
  children: ReactNode;
  /** Whose padding it undoes: a Card's, or the gutter of a Container. @default 'card' */
  of?: 'card' | 'page';
  /** The edges it reaches: both sides of the line, with the top (`start`), with the bottom (`end`), or all four. @default 'sides' */
  edges?: 'sides' | 'start' | 'end' | 'all';
}

/** Lets a drawing touch the edges of the card or page around it, whose text does not. */
export function Bleed({ children, ...look }: BleedProps) {
  return <div className={bleed(look)}>{children}</div>;
}

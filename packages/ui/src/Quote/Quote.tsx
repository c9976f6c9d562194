import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Quote.css.ts';

export interface QuoteProps extends ElementProps {
  /** What was said, without quotation marks: the language of the page gives them. */
  children: ReactNode;
  /** Who said it. */
  by: ReactNode;
  /** What makes the person a witness, and that figures are simulated. */
  about?: ReactNode;
  /** The address where it was said. */
  cite?: string;
  /** In the text face, or large in the display face. @default 'md' */
  size?: 'md' | 'lg';
}

/** Words of somebody else, with their name. */
export function Quote({ children, by, about, cite, size, ...element }: QuoteProps) {
  return (
    <figure {...pickElementProps(element)} className={css.figure}>
      <blockquote className={css.words({ size })} cite={cite}>
        {children}
      </blockquote>
      <figcaption className={css.source}>
        <cite className={css.name}>{by}</cite>
        {about}
      </figcaption>
    </figure>
  );
}

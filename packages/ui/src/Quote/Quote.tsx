import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Quote.css.ts';

export interface QuoteProps extends ElementProps {
  /** The words, without quotation marks, which depend on the page's language. */
  children: ReactNode;
  /** The author's name. */
  by: ReactNode;
  /** Why the author is relevant, and that figures are simulated. */
  about?: ReactNode;
  /** The source's URL. */
  cite?: string;
  /** In the text font, or large in the display font. @default 'md' */
  size?: 'md' | 'lg';
}

/** A quotation with its author. */
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

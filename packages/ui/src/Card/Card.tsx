import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { card } from './Card.css.ts';

export interface CardProps extends ElementProps {
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'article' | 'section' | 'li';
  id?: string;
  'aria-labelledby'?: string;
  /** 24 CSS pixels (20 and 16 on phones), or none for content that touches the edges. @default 'card' */
  padding?: 'card' | 'none';
  /** @default 'surface' */
  tone?: 'surface' | 'raised' | 'chosen';
}

/** A surface with a hairline border. */
export function Card({ children, as: Element = 'div', padding, tone, ...props }: CardProps) {
  warnUnknownVariant('Card', card, { padding, tone });
  return (
    <Element {...pickElementProps(props)} className={card({ padding, tone })}>
      {children}
    </Element>
  );
}

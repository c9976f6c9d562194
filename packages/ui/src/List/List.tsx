import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { list } from './List.css.ts';

export interface ListProps extends ElementProps {
  /** `<li>` elements, or `ListItem` for rows with an icon. */
  children: ReactNode;
  /** A dash, the number of the step, or nothing before each row. @default 'dash' */
  marker?: 'dash' | 'number' | 'none';
  /** Space between the rows in CSS pixels. @default 8 */
  gap?: 4 | 8 | 12 | 16;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A list of short items, numbered if their order matters. */
export function List({ children, marker, gap, ...props }: ListProps) {
  const Element = marker === 'number' ? 'ol' : 'ul';
  return (
    // Safari removes the list role if markers are hidden by CSS.
    <Element {...pickElementProps(props)} className={list({ marker, gap })} role={marker === 'number' ? undefined : 'list'}>
      {children}
    </Element>
  );
}

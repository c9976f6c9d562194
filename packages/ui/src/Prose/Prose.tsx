import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { prose } from './Prose.css.ts';

export interface ProseProps extends ElementProps {
  /** Plain elements, such as from a CMS: headings, paragraphs, lists, tables, quotations, code. */
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'article' | 'section';
  /** The language of the text, if it differs from the page's. */
  lang?: string;
}

/** A long text of plain elements, such as a legal document, in lines of at most 65 characters. */
export function Prose({ children, as: Element = 'div', lang, ...element }: ProseProps) {
  return (
    <Element {...pickElementProps(element)} className={prose} lang={lang}>
      {children}
    </Element>
  );
}

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { prose } from './Prose.css.ts';

export interface ProseProps extends ElementProps {
  /** Plain elements as a text system gives them: headings, paragraphs, lists, tables, quotations, code. */
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'article' | 'section';
  /** The language of the text where the page has another. */
  lang?: string;
}

/** A long text of plain elements, such as a legal document, set in lines of 65 characters at most. */
export function Prose({ children, as: Element = 'div', lang, ...element }: ProseProps) {
  return (
    <Element {...pickElementProps(element)} className={prose} lang={lang}>
      {children}
    </Element>
  );
}

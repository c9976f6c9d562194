import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './FAQ.css.ts';

export interface Question {
  /** Part of its address: with the id `faq`, the question `bonus` opens at `#faq-bonus`. */
  readonly id: string;
  readonly question: string;
  /** In a text, an empty line begins a paragraph. */
  readonly answer: ReactNode;
}

export interface FAQProps extends ElementProps {
  title: string;
  questions: readonly Question[];
  /** Stands under the title. */
  lead?: ReactNode;
  /** Where to ask on: links under the lead. */
  links?: ReactNode;
  /** Id of the title, and the beginning of each answer's. @default 'faq' */
  id?: string;
}

/**
 * Questions as native disclosures, beside their title: they open without any script, the browser's search finds what is inside, and
 * an address that ends in an answer's id opens it.
 */
export function FAQ({ title, questions, lead, links, id = 'faq', ...element }: FAQProps) {
  return (
    <div {...pickElementProps(element)} className={css.columns}>
      <div className={css.words}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
        {links}
      </div>
      <div>
        {questions.map(({ id: own, question, answer }) => (
          <Disclosure key={own} title={question} level={3}>
            <Answer id={`${id}-${own}`}>{answer}</Answer>
          </Disclosure>
        ))}
      </div>
    </div>
  );
}

function Answer({ id, children }: { id: string; children: ReactNode }) {
  if (typeof children !== 'string') {
    return (
      <div id={id} className={css.answer}>
        {children}
      </div>
    );
  }
  return children.split('\n\n').map((text, place) => (
    <p key={text} id={place === 0 ? id : undefined} className={css.answer}>
      {text}
    </p>
  ));
}

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './FAQ.css.ts';

export interface Question {
  /** Part of its fragment: with the id `faq`, the question `bonus` opens at `#faq-bonus`. */
  readonly id: string;
  readonly question: string;
  /** In a string, an empty line starts a paragraph. */
  readonly answer: ReactNode;
}

export interface FAQProps extends ElementProps {
  title: string;
  questions: readonly Question[];
  /** Below the title. */
  lead?: ReactNode;
  /** Links to support, below the lead. */
  links?: ReactNode;
  /** Id of the title, and prefix of each answer's id. @default 'faq' */
  id?: string;
}

/**
 * Questions as native disclosures, beside their title: they work without scripts, the browser's page search opens them, and so
 * does a URL with an answer's id.
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

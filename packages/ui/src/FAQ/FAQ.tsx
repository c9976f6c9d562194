import { useState, type ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { search as searchIcon } from '../Icon/icons.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './FAQ.css.ts';
import { searchQuestions } from './searchQuestions.ts';

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
  /** If given, a search field above the questions shows only those that contain its words. */
  search?: FAQSearch;
  /** Id of the title, and prefix of each answer's id. @default 'faq' */
  id?: string;
}

export interface FAQSearch {
  /** The field's label: "Search the questions". */
  readonly label: string;
  /** How many questions were found: "3 questions", "No question contains these words". */
  readonly found: (count: number) => string;
}

/**
 * Questions as native disclosures, beside their title: they work without scripts, the browser's page search opens them, and so
 * does a URL with an answer's id.
 */
export function FAQ({ title, questions, lead, links, search, id = 'faq', ...element }: FAQProps) {
  requireProps('FAQ', { questions });
  const [term, setTerm] = useState('');
  const shown = searchQuestions(questions, term);
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
        {search && (
          <search className={css.search}>
            <Icon of={searchIcon} size={18} />
            <input
              type="search"
              className={css.field}
              aria-label={search.label}
              placeholder={search.label}
              value={term}
              onChange={(event) => setTerm(event.target.value)}
            />
            <output className={css.found}>{term.trim() && search.found(shown.length)}</output>
          </search>
        )}
        {shown.map(({ id: own, question, answer }) => (
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

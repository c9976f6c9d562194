import { catalogue } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import { FAQ } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { programQuestions } from './programQuestions.ts';
import * as css from './ProgramQuestions.css.ts';

/** What people ask about each program. */
export function ProgramQuestions() {
  return catalogue.programs.map(({ id, name, description }, place) => (
    <section key={id} className={css.section} aria-labelledby={`faq-${id}`}>
      <FAQ
        id={`faq-${id}`}
        title={t.faqTitle({ program: name })}
        lead={description}
        questions={programQuestions[id]}
        links={
          place === catalogue.programs.length - 1 && (
            <p className={css.links}>
              <Link to="/rules" className={css.link}>
                {t.faqTrading}
              </Link>
              <Link to="/contact" className={css.link}>
                {t.faqContact}
              </Link>
            </p>
          )
        }
      />
    </section>
  ));
}

import { brand, content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { Disclosure } from '@duneline/ui';
import { Link } from 'react-router-dom';
import * as section from '../section/section.css.ts';
import * as css from './Faq.css.ts';

/** The questions of the home page as native disclosures: they open before any script has run. */
export function Faq() {
  return (
    <section className={section.section} aria-labelledby="faq">
      <div className={`${section.container} ${css.columns}`}>
        <div className={css.words}>
          <h2 id="faq" className={section.title}>
            {t.faqTitle}
          </h2>
          <p className={section.lead}>{t.faqLead}</p>
          <p className={css.links}>
            <Link to="/contact" className={css.link}>
              {t.faqContact}
            </Link>
            <a href={brand.hosts.help} className={css.link}>
              {t.faqHelp}
            </a>
          </p>
        </div>
        <div>
          {content.faq.map(({ id, question, answer }) => (
            <Disclosure key={id} title={question} level={3}>
              {answer.split('\n\n').map((paragraph) => (
                <p key={paragraph} className={css.answer}>
                  {paragraph}
                </p>
              ))}
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}

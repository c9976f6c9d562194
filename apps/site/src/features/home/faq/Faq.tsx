import { brand, content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { FAQ } from '@duneline/ui';
import { Link } from 'react-router-dom';
import * as section from '../section/section.css.ts';
import * as css from './Faq.css.ts';

/** The questions of the home page (spec §2), and where to ask on. */
export function Faq() {
  return (
    <section className={section.section} aria-labelledby="faq">
      <div className={section.container}>
        <FAQ
          id="faq"
          title={t.faqTitle}
          lead={t.faqLead}
          questions={content.faq}
          links={
            <p className={css.links}>
              <Link to="/contact" className={css.link}>
                {t.faqContact}
              </Link>
              <a href={brand.hosts.help} className={css.link}>
                {t.faqHelp}
              </a>
            </p>
          }
        />
      </div>
    </section>
  );
}

import { brand, content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { FAQ } from '@duneline/ui';
import { ContactLinks } from '../../../lib/page/ContactLinks.tsx';
import * as section from '../section/section.css.ts';

/** The questions of the home page (spec §2), and links to support. */
export function Faq() {
  return (
    <section className={section.section} aria-labelledby="faq">
      <div className={section.container}>
        <FAQ
          id="faq"
          title={t.faqTitle}
          lead={t.faqLead}
          questions={content.faq}
          search={{ label: t.faqSearch, found: (count) => t.faqFound({ count }) }}
          links={
            <ContactLinks
              links={[
                { to: '/contact', label: t.faqContact },
                { to: brand.hosts.help, label: t.faqHelp },
              ]}
            />
          }
        />
      </div>
    </section>
  );
}

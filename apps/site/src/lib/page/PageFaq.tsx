import { FAQ, type FAQProps } from '@duneline/ui';
import { ContactLinks, type ContactLink } from './ContactLinks.tsx';
import * as css from './PageFaq.css.ts';

export interface PageFaqProps extends Omit<FAQProps, 'links'> {
  /** Links to the contact page and other channels. */
  readonly links?: readonly ContactLink[];
}

/** The questions and answers of a public page, as a section; a section after another one has less space above. */
export function PageFaq({ links, id = 'faq', ...faq }: PageFaqProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <FAQ {...faq} id={id} links={links && <ContactLinks links={links} />} />
    </section>
  );
}

import { FAQ, type FAQProps } from '@duneline/ui';
import { ContactLinks, type ContactLink } from './ContactLinks.tsx';
import * as css from './PageFaq.css.ts';

export interface PageFaqProps extends Omit<FAQProps, 'links'> {
  /** Where to ask on. */
  readonly links?: readonly ContactLink[];
}

/** The questions of a public page, as a section of it; one that follows another stands closer to it. */
export function PageFaq({ links, id = 'faq', ...faq }: PageFaqProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <FAQ {...faq} id={id} links={links && <ContactLinks links={links} />} />
    </section>
  );
}

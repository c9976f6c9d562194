import type { ReactNode } from 'react';
import { PartBoundary } from '../lazy-part/PartBoundary.tsx';
import { MoreText } from '../page-content/MoreText.tsx';
import { usePageText } from '../page-content/usePageText.ts';
import * as css from './page.css.ts';

export interface PageSectionProps {
  /** The section's anchor; its heading has the id `<id>-title`. */
  readonly id: string;
  readonly title: ReactNode;
  /** Beside the title on wide screens. */
  readonly lead?: ReactNode;
  /** Follows the page's head directly, without the usual space between sections. */
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
}

/** A part of a public page, with an anchor and a heading, on the page's twelve columns. An admin may publish another title and lead. */
export function PageSection({ id, title, lead: builtInLead, isFirst = false, children }: PageSectionProps) {
  const published = usePageText(id);
  const lead = published.lead ?? builtInLead;
  return (
    <section id={id} className={isFirst ? `${css.section} ${css.first}` : css.section} aria-labelledby={`${id}-title`}>
      <div className={css.sectionHead}>
        <h2 id={`${id}-title`} className={css.title}>
          {published.title ?? title}
        </h2>
        {typeof lead === 'string' ? <p className={css.sectionLead}>{lead}</p> : lead}
      </div>
      <MoreText blocks={published.more} />
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}

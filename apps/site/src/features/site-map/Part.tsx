import * as t from '@duneline/specs/messages/site-map';
import type { ReactNode } from 'react';
import * as css from './SiteMap.css.ts';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Number of its pages. */
  readonly count?: number;
  /** Branches. */
  readonly children: ReactNode;
}

/** A section of the site map, with its links. */
export function Part({ id, title, lead, count, children }: PartProps) {
  return (
    <section id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        <p className={css.lead}>{lead}</p>
        {count !== undefined && <p className={css.count}>{t.counted({ count })}</p>}
      </div>
      <ul role="list" className={css.tree}>
        {children}
      </ul>
    </section>
  );
}

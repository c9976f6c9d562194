import type { ReactNode } from 'react';
import { MoreText } from '../page-content/MoreText.tsx';
import { usePageText } from '../page-content/usePageText.ts';
import * as css from './page.css.ts';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** The subject of the page, in one or two sentences. */
  readonly lead: ReactNode;
  /** Links and buttons below the lead. */
  readonly actions?: ReactNode;
  /** A drawing, beside the text on wide screens and below it on narrow ones. */
  readonly children?: ReactNode;
}

/** The start of a public page: its only `h1`, lead, actions and first drawing. An admin may publish another lead. */
export function PageHead({ title, lead, actions, children }: PageHeadProps) {
  const published = usePageText('lead');
  return (
    <div className={css.pageHead}>
      <div className={css.words}>
        <h1 className={css.pageTitle}>{title}</h1>
        <p className={css.lead}>{published.lead ?? lead}</p>
        <MoreText blocks={published.more} />
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

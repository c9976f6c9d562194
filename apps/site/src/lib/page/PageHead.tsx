import type { ReactNode } from 'react';
import * as css from './page.css.ts';

export interface PageHeadProps {
  readonly title: ReactNode;
  /** What the page is about, in one or two sentences. */
  readonly lead: ReactNode;
  /** Links and buttons under the lead. */
  readonly actions?: ReactNode;
  /** A drawing beside the words on wide screens, below them on narrow ones. */
  readonly children?: ReactNode;
}

/** The beginning of a public page: its only `h1`, its lead, where to go at once, and what it shows first. */
export function PageHead({ title, lead, actions, children }: PageHeadProps) {
  return (
    <div className={css.pageHead}>
      <div className={css.words}>
        <h1 className={css.pageTitle}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}

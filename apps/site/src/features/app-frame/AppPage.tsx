import type { ReactNode } from 'react';
import * as css from './AppPage.css.ts';

export interface AppPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page inside an application: its title, what it is for, and its cards. */
export function AppPage({ title, lead, children }: AppPageProps) {
  return (
    <div className={css.page}>
      <div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      {children}
    </div>
  );
}

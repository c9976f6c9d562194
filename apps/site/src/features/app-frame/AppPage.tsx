import { PageHeader } from '@duneline/ui';
import type { ReactNode } from 'react';
import * as css from './AppPage.css.ts';

export interface AppPageProps {
  readonly title: string;
  readonly lead?: string;
  /** Beside the title: the state of what the page shows. */
  readonly badge?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page inside an application: its title, what it is for, what can be done with it, and its panels. */
export function AppPage({ children, ...header }: AppPageProps) {
  return (
    <div className={css.page}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}

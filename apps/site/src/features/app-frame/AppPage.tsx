import { PageHeader } from '@duneline/ui';
import type { ReactNode } from 'react';
import * as css from './AppPage.css.ts';

export interface AppPageProps {
  readonly title: string;
  readonly lead?: string;
  /** Beside the title: a state. */
  readonly badge?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page inside an application: title, lead, actions, panels. */
export function AppPage({ children, ...header }: AppPageProps) {
  return (
    <div className={css.page}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
  title: ReactNode;
  /** Beside the title: a state, such as a `Badge`. */
  badge?: ReactNode;
  /** A sentence below the title, or its subject: "Account DL-48213, 1-step". */
  lead?: ReactNode;
  /** Above the title, such as `Breadcrumbs`. */
  above?: ReactNode;
  /** Buttons at the end of the line; below the title on a phone. */
  actions?: ReactNode;
}

/** The header of an application's page: its only `h1`, and the page's actions. */
export function PageHeader({ title, badge, lead, above, actions, ...element }: PageHeaderProps) {
  return (
    <div {...element} className={css.header}>
      <div className={css.words}>
        {above}
        <div className={css.titleRow}>
          <Heading level={1} size="x2">
            {title}
          </Heading>
          {badge}
        </div>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

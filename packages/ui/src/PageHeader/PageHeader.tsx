import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
  title: ReactNode;
  /** Beside the title: the state of what the page shows, such as a `Badge`. */
  badge?: ReactNode;
  /** A sentence below the title, or what the page is about: "Account DL-48213, 1-step". */
  lead?: ReactNode;
  /** Above the title, such as `Breadcrumbs`. */
  above?: ReactNode;
  /** Buttons at the end of the line; below the title on a phone. */
  actions?: ReactNode;
}

/** The head of a page inside an application: its title as the only `h1`, and what can be done with the page. */
export function PageHeader({ title, badge, lead, above, actions, ...element }: PageHeaderProps) {
  return (
    <div {...element} className={css.header}>
      <div className={css.words}>
        {above}
        <div className={css.line}>
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

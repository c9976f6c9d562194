import { useId, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import * as css from './Panel.css.ts';

export interface PanelProps extends ElementProps {
  title: ReactNode;
  /** The heading level. @default 2 */
  level?: 2 | 3 | 4;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** At the end of the title's line: buttons, a `Badge`, a note. */
  actions?: ReactNode;
  children?: ReactNode;
  /** The last line: a count, a link to all entries. */
  footer?: ReactNode;
  /** `accent` for the most important panel of a page. @default 'surface' */
  variant?: 'surface' | 'accent';
}

/** A titled part of an application's page: a region labeled by its title. */
export function Panel({ title, level = 2, lead, actions, children, footer, variant = 'surface', ...element }: PanelProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={titleId} {...element} className={css.panel[variant]}>
      <div className={css.header}>
        <div className={css.words}>
          <Title id={titleId} className={css.title}>
            {title}
          </Title>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {actions && <div className={css.detail}>{actions}</div>}
      </div>
      {children}
      {footer && <div className={css.footer}>{footer}</div>}
    </section>
  );
}

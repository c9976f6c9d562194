import { Children, useId, type ReactNode } from 'react';
import * as css from './SiteFooter.css.ts';

export interface FooterColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled list of links. */
export function FooterColumn({ title, children }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={css.columnTitle}>
        {title}
      </p>
      <ul role="list">
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

import { Children, useId, type ReactNode } from 'react';
import * as css from './SiteFooter.css.ts';

export interface FooterColumnProps {
  readonly title: string;
  /** Whether it is as high as two others, if there is space for only two columns. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

/** A titled list of links. */
export function FooterColumn({ title, isTall = false, children }: FooterColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={isTall ? css.tall : undefined}>
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

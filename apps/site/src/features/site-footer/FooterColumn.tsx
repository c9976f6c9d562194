import { Children, useId, type ReactNode } from 'react';
import * as css from './SiteFooter.css.ts';

/** A titled list of links. */
export function FooterColumn({ title, children }: { readonly title: string; readonly children: ReactNode }) {
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

import { isInternalPath } from '@duneline/machines';
import { Link } from 'react-router-dom';
import * as css from './ContactLinks.css.ts';

/** A page of the site, or an external URL. */
export interface ContactLink {
  readonly to: string;
  readonly label: string;
}

/** Links to support, for questions that the page does not answer. */
export function ContactLinks({ links }: { readonly links: readonly ContactLink[] }) {
  return (
    <p className={css.links}>
      {links.map(({ to, label }) =>
        isInternalPath(to) ? (
          <Link key={to} to={to} className={css.link}>
            {label}
          </Link>
        ) : (
          <a key={to} href={to} className={css.link}>
            {label}
          </a>
        ),
      )}
    </p>
  );
}

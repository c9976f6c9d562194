import { Link } from 'react-router-dom';
import * as css from './AskLinks.css.ts';

/** A page of the site, or an address outside of it. */
export interface AskLink {
  readonly to: string;
  readonly label: string;
}

/** Where to ask what the questions of a page do not answer. */
export function AskLinks({ links }: { readonly links: readonly AskLink[] }) {
  return (
    <p className={css.links}>
      {links.map(({ to, label }) =>
        to.startsWith('/') ? (
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

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './SiteMap.css.ts';

interface BranchProps {
  /** A path of the site. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Whether it is not a page of this build: a file, or an external link. */
  readonly isPlain?: boolean;
  /** Replaces the path. */
  readonly detail?: ReactNode;
}

/** A page of the tree: name, description, and path. */
export function Branch({ to, title, text, isPlain = false, detail = to }: BranchProps) {
  return (
    <li className={css.branch}>
      <div className={css.row}>
        {isPlain ? (
          <a href={to} className={css.link}>
            {title}
          </a>
        ) : (
          <Link to={to} className={css.link}>
            {title}
          </Link>
        )}
        <span className={css.text}>{text}</span>
        <span className={css.detail}>
          <bdi>{detail}</bdi>
        </span>
      </div>
    </li>
  );
}

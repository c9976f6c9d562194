import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './SiteMap.css.ts';

interface BranchProps {
  /** A path of the site. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** It is no page of this build: a file, a way out. */
  readonly isPlain?: boolean;
  /** What stands in place of the path. */
  readonly detail?: ReactNode;
}

/** A page of the tree: its name, a sentence on what is there, and its address. */
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

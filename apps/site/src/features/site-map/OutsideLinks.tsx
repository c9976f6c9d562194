import * as t from '@duneline/specs/messages/site-map';
import { useHref } from 'react-router-dom';
import { Part } from './Part.tsx';
import { outsideLinks } from './outsideLinks.ts';
import * as css from './SiteMap.css.ts';

/** The help center and the trader portal, by their short paths. */
export function OutsideLinks() {
  const base = useHref('/').replace(/\/$/, '');
  return (
    <Part id="outside" title={t.outside} lead={t.outsideLead}>
      {outsideLinks.map(({ path, title, host }) => (
        <li key={path} className={css.branch}>
          <div className={css.row}>
            <a href={base + path} className={css.link}>
              {title}
            </a>
            <span className={css.text}>
              <bdi>{host}</bdi>
            </span>
            <span className={css.detail}>
              <bdi>{path}</bdi>
            </span>
          </div>
        </li>
      ))}
    </Part>
  );
}

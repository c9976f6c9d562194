import * as t from '@duneline/specs/messages/site-map';
import { Link } from 'react-router-dom';
import type { Subject } from './Reading.ts';
import * as css from './SiteMap.css.ts';

/** The articles by category: branches of branches. */
export function Subjects({ subjects }: { readonly subjects: readonly Subject[] | null }) {
  if (!subjects) return <li className={css.branch}>{t.failed}</li>;
  return subjects.map(({ name, text, articles }) => (
    <li key={name} className={css.branch}>
      <h3 className={css.subject}>{name}</h3>
      <p className={css.text}>{text}</p>
      <ul role="list" className={css.tree}>
        {articles.map(({ path, title, minutes }) => (
          <li key={path} className={css.branch}>
            <Link to={path} className={css.link}>
              {title}
            </Link>{' '}
            <span className={css.minutes}>{t.minutes({ minutes })}</span>
          </li>
        ))}
      </ul>
    </li>
  ));
}

import * as t from '@duneline/specs/messages/offline';
import { useEffect, useState } from 'react';
import * as css from './KeptPages.css.ts';
import { readKeptPages, type KeptPage } from './keptPages.ts';

/** Links to the pages that this browser keeps. Each loads a whole document, as it may be of the release before this one. */
export function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[] | null>(null);
  useEffect(() => {
    readKeptPages().then(setPages, () => setPages([]));
  }, []);
  return (
    <section aria-labelledby="kept-title" className={css.kept}>
      <h2 id="kept-title" className={css.title}>
        {t.keptTitle}
      </h2>
      {pages && pages.length > 0 ? (
        <ul role="list" className={css.list}>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path} className={css.page}>
                {title}
                <span className={css.path} dir="ltr">
                  {decodeURI(path)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.none}>{pages ? t.keptNone : t.keptLooking}</p>
      )}
    </section>
  );
}

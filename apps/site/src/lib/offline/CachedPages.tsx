import * as t from '@duneline/specs/messages/offline';
import { useEffect, useState } from 'react';
import * as css from './CachedPages.css.ts';
import { readCachedPages, type CachedPage } from './readCachedPages.ts';

/** Links to the pages available offline. They load whole documents, which may belong to the previous release. */
export function CachedPages() {
  const [pages, setPages] = useState<readonly CachedPage[] | null>(null);
  useEffect(() => {
    readCachedPages().then(setPages, () => setPages([]));
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

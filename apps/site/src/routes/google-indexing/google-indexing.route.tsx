import { brand, routes } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import * as css from '../../features/plain-page/PlainPage.css.ts';
import { Head } from '../../lib/head/Head.tsx';

const word = (isSo: boolean) => (isSo ? t.indexingYes : t.indexingNo);

export function Component() {
  return (
    <>
      <Head routeId="google-indexing" />
      <PlainPage title={t.indexingTitle} lead={t.indexingLead} links={[{ to: '/sitemap', label: t.linkSitemap }]}>
        {/* Focusable, so that the keyboard can scroll it on a narrow screen. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={css.tableScroll} tabIndex={0} aria-label={t.indexingTitle}>
          <table className={css.table}>
            <thead>
              <tr>
                {[t.indexingPage, t.indexingOffered, t.indexingPrerendered, t.indexingCanonical].map((heading) => (
                  <th key={heading} scope="col" className={css.heading}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {routes.map(({ id, path, isIndexable, isPrerendered }) => (
                <tr key={id}>
                  <th scope="row" className={css.cell}>
                    {path}
                  </th>
                  <td className={css.cell}>{word(isIndexable)}</td>
                  <td className={css.cell}>{word(isPrerendered)}</td>
                  <td className={css.cell}>{/[:*]/.test(path) ? t.indexingNone : brand.url + path}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className={css.text}>{t.indexingNote}</p>
      </PlainPage>
    </>
  );
}

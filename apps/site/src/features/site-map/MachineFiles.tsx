import * as t from '@duneline/specs/messages/site-map';
import { languages } from '@duneline/specs/site';
import { useHref } from 'react-router-dom';
import { LanguageLinks } from '../../lib/language/LanguageLinks.tsx';
import { Branch } from './Branch.tsx';
import * as css from './SiteMap.css.ts';

/** Files for search engines and other programs, and the site's other languages. */
export function MachineFiles() {
  const feed = useHref('/rss.xml');
  return (
    <>
      <Branch isPlain to={feed} title={t.feedTitle} text={t.feedText} />
      <Branch isPlain to="/plans.json" title={t.plansTitle} text={t.plansText} />
      <Branch isPlain to="/.well-known/security.txt" title={t.securityTitle} text={t.securityText} />
      <Branch isPlain to="/third-party-notices.txt" title={t.noticesTitle} text={t.noticesText} />
      <Branch isPlain to="/sitemap.xml" title={t.xmlTitle} text={t.xmlText} />
      {languages.length > 1 && (
        <li className={css.branch}>
          <h3 className={css.subject}>{t.languagesTitle}</h3>
          <p className={css.text}>{t.languagesText}</p>
          <p className={css.languages}>
            <LanguageLinks className={css.link} />
          </p>
        </li>
      )}
    </>
  );
}

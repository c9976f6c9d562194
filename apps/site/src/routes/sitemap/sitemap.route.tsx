import { redirects, routes, type RouteSpec } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { Link } from 'react-router-dom';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import * as css from '../../features/plain-page/PlainPage.css.ts';
import { Head } from '../../lib/head/Head.tsx';

/** Words for what lies outside the site; an address without any shows itself. */
const OUTSIDE: Readonly<Record<string, string>> = {
  '/rules': t.sitemapRules,
  '/faq': t.sitemapFaq,
  '/support': t.sitemapSupport,
  '/help': t.sitemapHelp,
  '/legal': t.sitemapLegal,
  '/legal/terms': t.sitemapTerms,
  '/legal/privacy': t.sitemapPrivacy,
  '/legal/risk': t.sitemapRisk,
  '/payout-process': t.sitemapPayouts,
  '/trader-dashboard': t.sitemapPortal,
  '/login': t.sitemapLogin,
  '/signup': t.sitemapSignup,
};

const isListed = ({ path, id }: RouteSpec) => !/[:*]/.test(path) && id !== 'login';

export function Component() {
  return (
    <>
      <Head routeId="sitemap" />
      <PlainPage title={t.sitemapTitle} lead={t.sitemapLead} links={[{ to: '/contact', label: t.linkContact }]}>
        <div className={css.groups}>
          <Group title={t.sitemapPages} links={routes.filter((route) => route.kind === 'public' && isListed(route))} isLong />
          <Group title={t.sitemapAccount} links={routes.filter((route) => route.kind === 'sign-in' && isListed(route))} />
          <section>
            <h2 className={css.small}>{t.sitemapOutside}</h2>
            <ul role="list">
              {redirects.map(({ from }) => (
                <li key={from}>
                  <a href={from} className={css.link}>
                    {OUTSIDE[from] ?? from}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </PlainPage>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly links: readonly RouteSpec[];
  /** Whether it takes two columns where there is room. */
  readonly isLong?: boolean;
}

function Group({ title, links, isLong = false }: GroupProps) {
  return (
    <section>
      <h2 className={css.small}>{title}</h2>
      <ul role="list" className={isLong ? css.long : undefined}>
        {links.map((route) => (
          <li key={route.id}>
            <Link to={route.path} className={css.link}>
              {route.id === 'home' ? t.linkHome : route.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

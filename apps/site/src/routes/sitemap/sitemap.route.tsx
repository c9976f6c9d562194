import { redirects, routes, type RouteSpec } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { Link } from 'react-router-dom';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import * as css from '../../features/plain-page/PlainPage.css.ts';
import { Head } from '../../lib/head/Head.tsx';

const isListed = ({ path, id }: RouteSpec) => !/[:*]/.test(path) && id !== 'login';

export function Component() {
  return (
    <>
      <Head routeId="sitemap" />
      <PlainPage title={t.sitemapTitle} lead={t.sitemapLead} links={[{ to: '/contact', label: t.linkContact }]}>
        <div className={css.groups}>
          <Group title={t.sitemapPages} links={routes.filter((route) => route.kind === 'public' && isListed(route))} />
          <Group title={t.sitemapAccount} links={routes.filter((route) => route.kind === 'sign-in' && isListed(route))} />
          <section>
            <h2 className={css.small}>{t.sitemapOutside}</h2>
            <ul role="list">
              {redirects.map(({ from }) => (
                <li key={from}>
                  <a href={from} className={css.link}>
                    {from}
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

function Group({ title, links }: { readonly title: string; readonly links: readonly RouteSpec[] }) {
  return (
    <section>
      <h2 className={css.small}>{title}</h2>
      <ul role="list">
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

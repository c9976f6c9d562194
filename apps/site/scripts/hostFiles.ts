import type { Language, LanguageId, Redirect, RouteSpec } from '@duneline/specs/site';
import { headerFiles } from './responseHeaders.ts';

/** Routes whose pages all have their own file; other URLs below them do not exist. */
const ANSWERED_BY_FILES: ReadonlySet<string> = new Set<RouteSpec['id']>(['not-found', 'blog-article']);

interface AreaSections {
  readonly id: string;
  /** The first section of the first group is the overview, at the area's own path. */
  readonly groups: readonly { readonly sections: readonly { readonly id: string; readonly hasRecords?: boolean }[] }[];
}

export interface Site {
  readonly brand: { readonly url: string };
  readonly languages: readonly Language[];
  readonly routes: readonly RouteSpec[];
  readonly areas: readonly AreaSections[];
  readonly redirects: readonly Redirect[];
  /** Paths of the embedded backend, which the page itself handles; empty in a hosted build. */
  readonly backendPaths: readonly string[];
  readonly addressIn: (id: LanguageId, path: string) => string;
  readonly offerOf: (route: RouteSpec) => 'offered' | 'noindex' | 'blocked';
}

/** Files for static hosts: `_redirects` (read by Netlify, Cloudflare Pages and `npm start`) and `robots.txt`. */
export function hostFiles(site: Site): Record<string, string> {
  const { languages, routes, backendPaths, addressIn, offerOf } = site;
  return {
    ...headerFiles(),
    _redirects: [
      ...languages.flatMap(({ id }) => redirectsOf(site, id)),
      ...backendPaths.map((path) => `${path} /shell.html 200`),
      // The host itself handles unknown pages of the first language: it shows /404.html.
      ...languages.slice(1).map(({ id }) => `${addressIn(id, '/*')} ${addressIn(id, '/404.html')} 404`),
      '',
    ].join('\n'),
    'robots.txt': [
      `Sitemap: ${site.brand.url}/sitemap.xml`,
      'User-agent: *',
      ...languages.flatMap(({ id }) =>
        routes
          .flatMap((route) => {
            const isBlocked = offerOf(route) === 'blocked';
            // "/admin" alone would keep /admin-login out as well.
            if (route.area) return [`${route.path}/`, ...(isBlocked ? [`${route.path}$`] : [])];
            return isBlocked ? [route.path] : [];
          })
          .map((path) => `Disallow: ${addressIn(id, path)}`),
      ),
      '',
    ].join('\n'),
  };
}

function redirectsOf({ areas, routes, redirects, addressIn }: Site, id: LanguageId): string[] {
  const leading = new Set(redirects.map(({ from }) => from));
  const here = (path: string) => addressIn(id, path);
  const shell = here('/shell.html');
  const isRendered = ({ isPrerendered, id: page, path }: RouteSpec) =>
    !isPrerendered && !ANSWERED_BY_FILES.has(page) && !leading.has(path);
  const inShell = routes.flatMap((route) => {
    const area = areas.find((one) => one.id === route.area);
    if (!area) return isRendered(route) ? [route.path] : [];
    // Some hosts follow a rule even where a file is: "/dashboard/*" would hide the page of /dashboard itself.
    const [, ...sections] = area.groups.flatMap((group) => group.sections);
    if (!route.isPrerendered) return [`${route.path}/*`];
    return sections.map(({ id: section, hasRecords }) => `${route.path}/${section}${hasRecords ? '/*' : ''}`);
  });
  return [
    ...redirects.flatMap(({ from, to, unlessQuery }) => [
      ...(unlessQuery ? [`${here(from)} ${unlessQuery}=:${unlessQuery} ${shell} 200`] : []), // the app shell handles these
      `${here(from)} ${to} 302`,
    ]),
    ...inShell.map((path) => `${here(path.replace(/:\w+/g, ':x'))} ${shell} 200`),
  ];
}

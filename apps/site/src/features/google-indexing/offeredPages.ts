import { brand, languages, redirects, routes, type RouteId, type RouteSpec } from '@duneline/specs/site';
import { alternatesOf, canonicalOf } from '../../lib/seo/headLinks.ts';
import { offerOf } from '../../lib/seo/offerOf.ts';
import { cardPath } from '../../lib/head/cardPath.ts';
import { addressIn } from '../../lib/language/addressIn.ts';
import { language } from '../../lib/language/language.ts';
import { structuredDataOf } from '../../lib/structured-data/structuredData.ts';
import { pageStates, type OfferedPage } from './OfferedPage.ts';

/** A page of a route with a parameter. */
export interface ExtraPage {
  readonly routeId: RouteId;
  readonly path: string;
  readonly title: string;
}

/** Returns the structured data that a route's module adds to a page. */
export type ReadOwnData = (routeId: RouteId, path: string) => Promise<readonly object[]>;

/** Every URL with its indexing data, from the functions that write heads, sitemap and robots.txt; indexable ones first. */
export async function offeredPages(extra: readonly ExtraPage[], readOwnData: ReadOwnData): Promise<OfferedPage[]> {
  const pages = await Promise.all([
    ...routes
      .filter(({ path }) => !path.includes(':'))
      .map((route) => pageOf(route, { routeId: route.id, path: route.path, title: route.title }, readOwnData)),
    ...extra.map((one) => pageOf(routeOf(one.routeId), one, readOwnData)),
  ]);
  const taken = new Set<string>(pages.map(({ path }) => path));
  const leading = redirects.filter(({ from }) => !taken.has(from)).map(redirectOf);
  return [...pages, ...leading].toSorted((one, other) => pageStates.indexOf(one.state) - pageStates.indexOf(other.state));
}

async function pageOf(route: RouteSpec, { routeId, path, title }: ExtraPage, readOwnData: ReadOwnData): Promise<OfferedPage> {
  const state = offerOf(route);
  const isFile = route.isPrerendered || path !== route.path;
  const files = isFile ? languages : [];
  const address = brand.url + addressIn(language, path);
  const place = {
    routeId,
    title,
    address,
    language,
    home: brand.url + addressIn(language, '/'),
    image: brand.url + cardPath(address),
  };
  const data = isFile ? [...structuredDataOf(place), ...(await readOwnData(routeId, path))] : [];
  return {
    path,
    title,
    state,
    to: null,
    isFile,
    isInSitemap: isFile && state === 'offered',
    canonicals: Object.fromEntries(files.map(({ id }) => [id, canonicalOf(path, id)])),
    alternates: isFile ? alternatesOf(path).map(([id]) => id) : [],
    types: data.flatMap((thing) => ('@type' in thing && typeof thing['@type'] === 'string' ? [thing['@type']] : [])),
  };
}

function redirectOf({ from, to }: { readonly from: string; readonly to: string }): OfferedPage {
  const nothing = { isFile: false, isInSitemap: false, canonicals: {}, alternates: [], types: [] };
  return { path: from, title: new URL(to).hostname, state: 'redirect', to, ...nothing };
}

function routeOf(id: RouteId): RouteSpec {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`specs/site/routes.yaml has no route "${id}".`);
  return route;
}

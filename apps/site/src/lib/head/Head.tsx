import { brand, routeDescriptions, routes, type RouteId } from '@duneline/specs/site';

export interface HeadProps {
  readonly routeId: RouteId;
  /** Replaces the route's own title, e.g. an article's. */
  readonly title?: string;
}

/** What stands in the document's head for a route (React hoists it there). The browser needs only the title; the rest is for crawlers, who read the prerendered page. */
export function Head({ routeId, title }: HeadProps) {
  const route = routes.find(({ id }) => id === routeId);
  const shownTitle = title ?? route?.title ?? '';
  return (
    <>
      <title>{shownTitle}</title>
      {import.meta.env.SSR && route && <ForCrawlers route={route} title={shownTitle} />}
    </>
  );
}

function ForCrawlers({ route, title }: { route: (typeof routes)[number]; title: string }) {
  const description = routeDescriptions[route.id];
  const canonical = /[:*]/.test(route.path) ? undefined : `https://${brand.domain}${route.path}`;
  return (
    <>
      <meta name="description" content={description} />
      {!route.isIndexable && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand.name} />
    </>
  );
}

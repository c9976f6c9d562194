import { brand, routes, type RouteId } from '@duneline/specs/site';

/** The title, description, canonical address and sharing card of a route (React hoists them into the document's head). */
export function Head({
  routeId,
  title,
}: {
  routeId: RouteId;
  /** Replaces the route's own title, e.g. an article's. */ title?: string;
}) {
  const route = routes.find(({ id }) => id === routeId);
  if (!route) return null;
  const shownTitle = title ?? route.title;
  const canonical = route.path.includes(':') || route.path.includes('*') ? undefined : `https://${brand.domain}${route.path}`;
  return (
    <>
      <title>{shownTitle}</title>
      <meta name="description" content={route.description} />
      {!route.isIndexable && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:title" content={shownTitle} />
      <meta property="og:description" content={route.description} />
      <meta property="og:site_name" content={brand.name} />
    </>
  );
}

import { brand, routeDescriptions, routes, type RouteId } from '@duneline/specs/site';
import { alternatesOf, canonicalOf } from '../seo/headLinks.ts';
import { publishedSeo } from '../seo/publishedSeo.ts';
import { offerOf } from '../seo/offerOf.ts';
import { addressIn } from '../language/addressIn.ts';
import { language } from '../language/language.ts';
import { useLiveContent } from '../live-content/liveContentStore.ts';
import { cardPath } from './cardPath.ts';
import { documentTitle } from './documentTitle.ts';

export interface HeadProps {
  readonly routeId: RouteId;
  /** Replaces the route's own title, e.g. an article's. */
  readonly title?: string;
  /** The part of the page that is shown, which stands before the title: a section of an area. */
  readonly part?: string | undefined;
  /** Replaces the route's own description. */
  readonly description?: string;
  /** The path of a page whose route has parameters. */
  readonly path?: string;
  /** For articles: dates of publication and of the last change (ISO 8601), and author. */
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string; readonly author: string };
  /** A feed of this page: path and title. */
  readonly feed?: { readonly path: string; readonly title: string };
}

/**
 * The head elements of a route (React hoists them). Browsers need only the title; the rest is for crawlers, which read the
 * prerendered page.
 */
export function Head({ routeId, title, part, ...own }: HeadProps) {
  const route = routes.find(({ id }) => id === routeId);
  const published = useLiveContent().titles?.find((one) => one.route === routeId);
  const shownTitle = title ?? published?.title ?? route?.title ?? '';
  return (
    <>
      <title>{documentTitle(part === undefined ? shownTitle : `${part} | ${shownTitle}`)}</title>
      {import.meta.env.SSR && route && <ForCrawlers route={route} title={shownTitle} {...own} />}
    </>
  );
}

interface CrawlerProps extends Omit<HeadProps, 'routeId' | 'title' | 'part'> {
  readonly route: (typeof routes)[number];
  readonly title: string;
}

function ForCrawlers({
  route,
  title,
  description = publishedSeo(route.id)?.description ?? routeDescriptions[route.id],
  path = route.path,
  article,
  feed,
}: CrawlerProps) {
  const published = publishedSeo(route.id);
  const canonical = canonicalOf(published?.canonical ?? path, language);
  return (
    <>
      <meta name="description" content={description} />
      {(offerOf(route) !== 'offered' || published?.is_indexable === false) && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {alternatesOf(path).map(([id, address]) => (
        <link key={id} rel="alternate" hrefLang={id} href={address} />
      ))}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content={brand.name} />
      <link rel="manifest" href={addressIn(language, '/site.webmanifest')} />
      {canonical && <Card address={addressIn(language, path)} />}
      {article && (
        <>
          <meta property="og:type" content="article" />
          <meta property="article:published_time" content={article.publishedAt} />
          <meta property="article:modified_time" content={article.updatedAt} />
          <meta name="author" content={article.author} />
        </>
      )}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.path} />}
    </>
  );
}

/** The social card of the page; the build draws it. */
function Card({ address }: { readonly address: string }) {
  return (
    <>
      <meta property="og:image" content={brand.url + cardPath(address)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

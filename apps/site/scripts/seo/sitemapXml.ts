/** A page as search engines are told of it. */
export interface ListedPage {
  /** Absolute, as the page's canonical link says it. */
  readonly address: string;
  /** The day of its last change, as YYYY-MM-DD, where it is known. */
  readonly changed?: string;
  /** The same page by language ("en", "ar", "x-default"), this one included; empty where there is one language only. */
  readonly languages: Readonly<Record<string, string>>;
}

/** Writes `sitemap.xml` (sitemaps.org, with the languages of each page). */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ address, changed, languages }) =>
    [
      '  <url>',
      `    <loc>${escape(address)}</loc>`,
      ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
      ...Object.entries(languages).map(
        ([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${escape(href)}"/>`,
      ),
      '  </url>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

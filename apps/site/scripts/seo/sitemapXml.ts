/** A page in the sitemap. */
export interface ListedPage {
  /** The canonical URL. */
  readonly address: string;
  /** The day of its last change (YYYY-MM-DD), if known. */
  readonly changed?: string;
  /** The page's URL by language ("en", "ar", "x-default"), including its own; empty if there is only one language. */
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

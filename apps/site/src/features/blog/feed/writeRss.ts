/** A feed with absolute URLs. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** URL of the page that the feed describes. */
  readonly address: string;
  /** URL of the feed. */
  readonly self: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  readonly title: string;
  readonly address: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** Prints RSS 2.0 with a link to itself (Atom) and authors' names (Dublin Core), according to the best-practices profile. */
export function writeRss({ title, description, language, address, self, items }: Feed): string {
  const newest = items[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', address),
    element('description', description),
    element('language', language),
    ...(newest ? [element('lastBuildDate', rfc822(newest.publishedAt))] : []),
    `<atom:link href="${escape(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) =>
      [
        '<item>',
        element('title', item.title),
        element('link', item.address),
        `<guid isPermaLink="true">${escape(item.address)}</guid>`,
        element('description', item.description),
        element('category', item.category),
        element('dc:creator', item.author),
        element('pubDate', rfc822(item.publishedAt)),
        '</item>',
      ].join('\n'),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
/** An RFC 822 date, which toUTCString prints. */
const rfc822 = (iso: string) => new Date(iso).toUTCString();

/** A feed; every address is absolute. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** BCP 47. */
  readonly language: string;
  /** Of the page that the feed is about. */
  readonly address: string;
  /** Of the feed itself. */
  readonly self: string;
  /** The newest first. */
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

/** Writes RSS 2.0 with the link to itself (Atom) and the names of authors (Dublin Core), as its best-practices profile asks. */
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
/** The date of RFC 822, which toUTCString writes. */
const rfc822 = (iso: string) => new Date(iso).toUTCString();

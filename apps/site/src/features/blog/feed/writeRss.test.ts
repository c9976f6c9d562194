// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { writeRss } from './writeRss.ts';

describe('the feed', () => {
  it('is RSS 2.0 with a link to itself, whatever a title holds', () => {
    const xml = writeRss({
      title: 'Notes & more',
      description: 'About <limits>',
      language: 'en',
      address: 'https://duneline.example/blog',
      self: 'https://duneline.example/rss.xml',
      items: [
        {
          title: '"5 < 6" & so on',
          address: 'https://duneline.example/blog/five',
          description: 'Why',
          category: 'Rules',
          author: 'Noor Haddad',
          publishedAt: '2026-01-09T07:00:00Z',
        },
      ],
    });
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    expect(feed.querySelector('rss')?.getAttribute('version')).toBe('2.0');
    expect(feed.querySelector('item > title')?.textContent).toBe('"5 < 6" & so on');
    expect(feed.querySelector('item > pubDate')?.textContent).toBe('Fri, 09 Jan 2026 07:00:00 GMT');
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe('https://duneline.example/rss.xml');
  });
});

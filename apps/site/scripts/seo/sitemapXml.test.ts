// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sitemapXml } from './sitemapXml.ts';

const site = 'https://duneline.example';

describe('sitemap.xml', () => {
  it('lists every page with its languages, as well-formed XML whatever an address holds', () => {
    const xml = sitemapXml([
      { address: `${site}/blog?page=2&category=risk`, languages: {}, changed: '2026-10-31' },
      { address: `${site}/pricing`, languages: { en: `${site}/pricing`, ar: `${site}/ar/pricing` } },
    ]);
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    expect([...document.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
      `${site}/blog?page=2&category=risk`,
      `${site}/pricing`,
    ]);
    expect(document.querySelector('lastmod')?.textContent).toBe('2026-10-31');
    expect(document.getElementsByTagName('xhtml:link')[1]?.getAttribute('hreflang')).toBe('ar');
  });
});

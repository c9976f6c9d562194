import { catalogue, content, routes } from '@duneline/specs/site';
import { describe, expect, it } from 'vitest';
import { structuredDataOf } from './structuredData.ts';

const place = (routeId: (typeof routes)[number]['id'], path: string) => ({
  routeId,
  address: `https://duneline.example${path}`,
  title: 'A page',
  home: 'https://duneline.example/',
  image: 'https://duneline.example/cards/page.png',
  language: 'en',
});

/** Structured data, as a search engine parses it. */
interface Read {
  readonly '@type': string;
  readonly offers?: { readonly offers: readonly { readonly sku: string; readonly price: string; readonly url: string }[] };
  readonly mainEntity?: readonly unknown[];
}
const readOf = (...at: Parameters<typeof place>) => JSON.parse(JSON.stringify(structuredDataOf(place(...at)))) as readonly Read[];

const typesOf = (routeId: (typeof routes)[number]['id']) => readOf(routeId, `/${routeId}`).map((thing) => thing['@type']);

describe('the structured data of a page', () => {
  it('names the firm, the site and the questions on the home page', () => {
    expect(typesOf('home')).toEqual(['Organization', 'WebSite', 'FAQPage']);
  });

  it('offers every size of every program on sale at the price that the card has', () => {
    const offers = readOf('pricing', '/pricing').flatMap(({ offers: all }) => all?.offers ?? []);
    const tiers = catalogue.programs.filter(({ isAvailable }) => isAvailable).flatMap((program) => program.tiers);
    expect(offers.map(({ sku, price }) => [sku, Number(price) * 100])).toEqual(
      tiers.map(({ id, priceCents }) => [id, priceCents]),
    );
    expect(offers[1]?.url).toBe('https://duneline.example/checkout?tier=2&type=1-step');
  });

  it('answers every question with the words of the page', () => {
    expect(readOf('home', '/').at(-1)?.mainEntity).toHaveLength(content.faq.length);
  });

  it('leads back from every other page that is found by search', () => {
    const found = routes.filter(({ isIndexable, id }) => isIndexable && id !== 'home' && id !== 'blog-article');
    for (const { id } of found) expect(typesOf(id)).toContain('BreadcrumbList');
  });

  it('says nothing of a page that is not indexed', () => {
    expect(typesOf('checkout')).toEqual([]);
  });
});

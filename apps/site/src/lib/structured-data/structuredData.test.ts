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

const typesOf = (routeId: (typeof routes)[number]['id']) =>
  structuredDataOf(place(routeId, `/${routeId}`)).map((thing) => (thing as { '@type': string })['@type']);

describe('the structured data of a page', () => {
  it('names the firm, the site and the questions on the home page', () => {
    expect(typesOf('home')).toEqual(['Organization', 'WebSite', 'FAQPage']);
  });

  it('offers every size of every program at the price that the card has', () => {
    const offers = structuredDataOf(place('pricing', '/pricing')).flatMap((thing) =>
      'offers' in thing ? (thing.offers as unknown as { offers: { sku: string; price: string; url: string }[] }).offers : [],
    );
    const tiers = catalogue.programs.flatMap((program) => program.tiers);
    expect(offers.map(({ sku, price }) => [sku, Number(price) * 100])).toEqual(
      tiers.map(({ id, priceCents }) => [id, priceCents]),
    );
    expect(offers[1]?.url).toBe('https://duneline.example/checkout?tier=2&type=1-step');
  });

  it('answers every question with the words of the page', () => {
    const faq = structuredDataOf(place('home', '/')).at(-1) as unknown as { mainEntity: unknown[] };
    expect(faq.mainEntity).toHaveLength(content.faq.length);
  });

  it('leads back from every other page that is found by search', () => {
    const found = routes.filter(({ isIndexable, id }) => isIndexable && id !== 'home' && id !== 'blog-article');
    for (const { id } of found) expect(typesOf(id)).toContain('BreadcrumbList');
  });

  it('says nothing of a page that is not indexed', () => {
    expect(typesOf('checkout')).toEqual([]);
  });
});

import { affiliate, content, routes, type RouteId } from '@duneline/specs/site';
import type { Thing, WithContext } from 'schema-dts';
import { breadcrumbs } from './breadcrumbs.ts';
import { faqPage } from './faqPage.ts';
import { organization, webSite } from './firm.ts';
import { products } from './products.ts';

/** The URLs of a page, its home page and its image; all absolute. */
export interface PageLocation {
  readonly routeId: RouteId;
  readonly address: string;
  readonly title: string;
  readonly home: string;
  readonly image: string;
  readonly language: string;
}

/** The schema.org data of a page; articles add their own. Empty for pages that are not indexed. */
export function structuredDataOf(place: PageLocation): readonly WithContext<Thing>[] {
  if (!routes.find(({ id }) => id === place.routeId)?.isIndexable) return [];
  switch (place.routeId) {
    case 'home':
      return [organization(place.home), webSite(place), faqPage(content.faq)];
    case 'pricing':
    case 'programs':
      return [...products(place), breadcrumbs(place)];
    case 'affiliate':
      return [faqPage(affiliate.questions), breadcrumbs(place)];
    case 'about':
    case 'contact':
      return [organization(place.home), breadcrumbs(place)];
    case 'blog-article':
      return [];
    default:
      return [breadcrumbs(place)];
  }
}

import type { RouteSpec } from '@duneline/specs/site';

/**
 * What search engines learn about a route: `offered` may be indexed; `noindex` is in its head; `blocked` in robots.txt, because
 * the page is rendered in the browser and has no prerendered head.
 */
export type Offer = 'offered' | 'noindex' | 'blocked';

export function offerOf({ id, isIndexable, isPrerendered }: Pick<RouteSpec, 'id' | 'isIndexable' | 'isPrerendered'>): Offer {
  if (isIndexable) return 'offered';
  return isPrerendered || id === 'not-found' ? 'noindex' : 'blocked';
}

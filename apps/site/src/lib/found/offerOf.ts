import type { RouteSpec } from '@duneline/specs/site';

/**
 * What search engines are told of a route: `offered` to be shown; `noindex` in its own head; `blocked` by robots.txt, because it is made
 * in the browser and has no head to say it in. Never both of these: who may not read a page does not read its `noindex` either.
 */
export type Offer = 'offered' | 'noindex' | 'blocked';

export function offerOf({ id, isIndexable, isPrerendered }: Pick<RouteSpec, 'id' | 'isIndexable' | 'isPrerendered'>): Offer {
  if (isIndexable) return 'offered';
  return isPrerendered || id === 'not-found' ? 'noindex' : 'blocked';
}

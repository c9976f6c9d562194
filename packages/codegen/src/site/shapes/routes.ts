import type { RouteId, RoutePath } from './paths.ts';

/** A page of the site. */
export interface RouteSpec {
  readonly id: RouteId;
  /** The router's pattern, such as `/blog/:slug`. */
  readonly path: RoutePath;
  readonly kind: 'public' | 'affiliate' | 'admin' | 'sign-in';
  readonly isPrerendered: boolean;
  readonly isIndexable: boolean;
  readonly title: string;
}

/** A path of the site that leads out of it. */
export interface Redirect {
  readonly from: string;
  /** A complete address. */
  readonly to: string;
  /** With this query parameter set to a path of the site, the site's own page under `from` answers instead. */
  readonly unlessQuery: string | null;
}

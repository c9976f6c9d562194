import type { RouteId, RoutePath } from './paths.ts';

/** A page of the site. */
export interface RouteSpec {
  readonly id: RouteId;
  /** The router's pattern, such as `/blog/:slug`. */
  readonly path: RoutePath;
  /** The area whose sections lie below the path. */
  readonly area?: string;
  readonly kind: 'public' | 'affiliate' | 'admin' | 'sign-in';
  readonly isPrerendered: boolean;
  readonly isIndexable: boolean;
  readonly title: string;
}

/** A path that redirects to an external URL. */
export interface Redirect {
  readonly from: string;
  /** An absolute URL. */
  readonly to: string;
  /** When this query parameter contains a path of the site, the page at `from` is shown instead of the redirect. */
  readonly unlessQuery: string | null;
}

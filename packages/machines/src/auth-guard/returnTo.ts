import { isInternalPath } from './isInternalPath.ts';

/** The part of a location that a visitor is brought back to; a `URL` and a router's location both fit. */
export interface PathAndQuery {
  readonly pathname: string;
  readonly search: string;
}

/** The text that `returnTo` carries: path and query, without the fragment (spec §4). */
export function returnToOf(location: PathAndQuery): string {
  return location.pathname + location.search;
}

/** The address a signed-out visitor of an affiliate page is sent to (spec §4: `/login?returnTo={path+query}`). */
export function signInPath(location: PathAndQuery): string {
  return `/login?returnTo=${encodeURIComponent(returnToOf(location))}`;
}

/** The address a signed-out visitor of the admin console is sent to (spec §4: `/admin-login?returnTo=…`). */
export function adminSignInPath(location: PathAndQuery): string {
  return `/admin-login?returnTo=${encodeURIComponent(returnToOf(location))}`;
}

/**
 * The `returnTo` value when it is a path of this site (one leading slash, same origin), else `null` (decisions: returnTo).
 * @param origin the site's own origin, such as `https://duneline.example`.
 */
export function safeReturnTo(value: string | null, origin: string): string | null {
  if (value === null || !isInternalPath(value)) return null;
  const url = new URL(value, origin);
  return url.pathname + url.search + url.hash;
}

import { isInternalPath } from './isInternalPath.ts';

/** The part of a location to return to; a `URL` and a router's location have it. */
export interface PathAndQuery {
  readonly pathname: string;
  readonly search: string;
}

/** The value of `returnTo`: path and query, without the fragment (spec §4). */
export function returnToOf(location: PathAndQuery): string {
  return location.pathname + location.search;
}

/** The sign-in path for a signed-out visitor of an affiliate page (spec §4: `/login?returnTo={path+query}`). */
export function signInPath(location: PathAndQuery): string {
  return `/login?returnTo=${encodeURIComponent(returnToOf(location))}`;
}

/** The sign-in path for a signed-out visitor of the admin console (spec §4: `/admin-login?returnTo=…`). */
export function adminSignInPath(location: PathAndQuery): string {
  return `/admin-login?returnTo=${encodeURIComponent(returnToOf(location))}`;
}

/**
 * The `returnTo` value if it is a path of this site (one leading slash, same origin), otherwise `null` (spec §2: `returnTo`).
 * @param origin the site's origin, such as `https://duneline.example`
 */
export function safeReturnTo(value: string | null, origin: string): string | null {
  if (value === null || !isInternalPath(value)) return null;
  const url = new URL(value, origin);
  return url.pathname + url.search + url.hash;
}

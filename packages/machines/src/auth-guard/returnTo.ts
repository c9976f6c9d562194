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

// One leading slash, no backslash, blank or control character: browsers drop tabs and line breaks and read "\" as "/",
// so "/\evil.example" and "/<tab>/evil.example" would leave the site.
const sitePath = /^\/(?![/\\])[^\\\s\p{Cc}]*$/u;

/**
 * The `returnTo` value when it is a path of this site (one leading slash, same origin), else `null` (decisions: returnTo).
 * @param origin the site's own origin, such as `https://duneline.example`.
 */
export function safeReturnTo(value: string | null, origin: string): string | null {
  if (value === null || !sitePath.test(value) || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  // Resolving "/.//evil.example" leaves the path "//evil.example", which the next navigation would take for a host.
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

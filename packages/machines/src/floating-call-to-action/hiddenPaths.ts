const BARE = /^\/(?:(?:crm-)?admin|affiliate-(?:dashboard|login)|login)(?:\/|$)/;
const SUPPRESSING = /(?:checkout|dashboard|admin)(?:\/|$)/;

/**
 * Whether header, footer and the floating call to action are hidden on a path (spec §2; whole segments, see decisions.md). The
 * site's own sign-in under `/login` is the same screen as `/affiliate-login`.
 */
export function isChromeHidden(pathname: string): boolean {
  return BARE.test(pathname);
}

/**
 * Whether the floating call to action is hidden on a path: with the header, and where a segment equals or ends with "checkout",
 * "dashboard" or "admin" (spec §2; decisions.md, "hidden on paths").
 */
export function isFloatingCallHidden(pathname: string): boolean {
  return isChromeHidden(pathname) || SUPPRESSING.test(pathname);
}

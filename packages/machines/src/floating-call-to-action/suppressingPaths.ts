import { isChromeHidden } from './hiddenPaths.ts';

const SUPPRESSING = /(?:checkout|dashboard|admin)(?:\/|$)/;

/**
 * Whether the floating call to action is hidden on a path: with the header, and where a segment equals or ends with "checkout",
 * "dashboard" or "admin" (spec §2; decisions.md, "hidden on paths"). Apart from `isChromeHidden`, which every page asks at once.
 */
export function isFloatingCallHidden(pathname: string): boolean {
  return isChromeHidden(pathname) || SUPPRESSING.test(pathname);
}

import { isChromeHidden } from './hiddenPaths.ts';

const SUPPRESSING = /(?:checkout|dashboard|admin)(?:\/|$)/;
/** Pages that one came to for something else than an offer, and the one on which a size and its price are chosen. */
const WITHOUT_OFFERS = /^\/(?:(?:affiliate-)?signup|admin-login|contact|payment-success|pricing)(?:\/|$)/;

/**
 * Whether the floating call to action is hidden on a path: with the header, and where a segment equals or ends with "checkout",
 * "dashboard" or "admin" (spec §2: paths), and on sign-up, admin sign-in, contact, receipt and pricing. Apart from `isChromeHidden`, which every page asks at once.
 */
export function isFloatingCallHidden(pathname: string): boolean {
  return isChromeHidden(pathname) || SUPPRESSING.test(pathname) || WITHOUT_OFFERS.test(pathname);
}

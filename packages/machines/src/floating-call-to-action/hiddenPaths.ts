const BARE = /^\/(?:(?:crm-)?admin|affiliate-(?:dashboard|login)|login)(?:\/|$)/;

/**
 * Whether header, footer and the floating call to action are hidden on a path (spec §2: whole segments). The
 * site's own sign-in at `/login` is the same screen as `/affiliate-login`.
 */
export function isChromeHidden(pathname: string): boolean {
  return BARE.test(pathname);
}

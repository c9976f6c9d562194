const HIDDEN_UNDER = ['admin', 'crm-admin', 'affiliate-dashboard', 'affiliate-login'];

/**
 * Whether header, footer and the floating call to action are hidden on a path (spec §2; whole segments, see decisions.md). The
 * site's own sign-in under `/login` is the same screen as `/affiliate-login`.
 */
export function isChromeHidden(pathname: string): boolean {
  const [first = ''] = pathname.split('/').filter(Boolean);
  return first === 'login' || HIDDEN_UNDER.includes(first);
}

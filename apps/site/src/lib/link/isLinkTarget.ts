// The same as in `check_link_targets` of the migrations. Browsers read "\" as "/", drop tabs and line breaks and resolve dot segments,
// so that "/\host", "/<tab>/host" and "/.//host" would leave the site.
const path = /^\/(?:[!-.0-Z^-~¡-ۿ][!-Z^-~¡-ۿ]*)?$/;
const dotSegment = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;
const address = /^https:\/\/[!-.0-Z^-~¡-ۿ][!-Z^-~¡-ۿ]*$/;
const MAX_LENGTH = 300;

/** Whether content may link to a target: a path of this `site`, or `anywhere` by https too. The database refuses the same. */
export function isLinkTarget(target: string, reach: 'site' | 'anywhere' = 'anywhere'): boolean {
  if (target.length > MAX_LENGTH) return false;
  return (path.test(target) && !dotSegment.test(target)) || (reach === 'anywhere' && address.test(target));
}

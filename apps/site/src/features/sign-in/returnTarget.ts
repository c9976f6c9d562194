import { safeReturnTo } from '@duneline/machines';
import { brand } from '@duneline/specs/site';

/** Where a sign-in screen goes on to: `returnTo` when it is a path of this site, else nothing (decisions.md). */
export function returnTarget(search: URLSearchParams): string | null {
  // Only the path is used, so that any origin will do; the firm's own is the same while prerendering.
  return safeReturnTo(search.get('returnTo'), brand.url);
}

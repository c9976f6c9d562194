import { safeReturnTo } from '@duneline/machines';
import { brand } from '@duneline/specs/site';

/** The target after signing in: `returnTo` if it is a path of this site, otherwise `null` (spec §2: `returnTo`). */
export function returnTarget(search: URLSearchParams): string | null {
  // Only the path is used, so any origin works; the firm's is the same while prerendering.
  return safeReturnTo(search.get('returnTo'), brand.url);
}

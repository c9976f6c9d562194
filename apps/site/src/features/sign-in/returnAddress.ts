import { basePath } from '../../lib/language/language.ts';

/**
 * The URL of a sign-in screen for mailed links and providers to return to; it preserves `returnTo`.
 * @param path a sign-in screen of this site
 * @param returnTo a path of this site, or `null`
 */
export function returnAddress(path: string, returnTo: string | null): string {
  const address = new URL(basePath + path, window.location.origin);
  if (returnTo !== null) address.searchParams.set('returnTo', returnTo);
  return address.href;
}

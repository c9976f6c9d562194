import type { SessionLink } from '@duneline/machines';

/** The parameters that the auth service adds to a URL. */
const names =
  'access_token refresh_token expires_at expires_in token_type type provider_token provider_refresh_token code sb sb_flow_id error error_code error_description message'.split(
    ' ',
  );

/** The form of the auth service's codes; other values of `code` are not for it. */
const issuedCode = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Reads the parameters that the auth service put into the fragment or query of a URL.
 * @param isVerifierStored whether a code can be exchanged in this browser
 */
export function readSessionLink(href: string, isVerifierStored: boolean): SessionLink {
  const all = parametersOf(new URL(href));
  const code = all.get('error_code') ?? all.get('error');
  const message = all.get('error_description');
  if (code && message) return { kind: 'error', code, message };
  const accessToken = all.get('access_token');
  const refreshToken = all.get('refresh_token');
  if (accessToken && refreshToken) {
    const issuedAt = (Number(all.get('expires_at')) - Number(all.get('expires_in'))) * 1000;
    return { kind: 'session', accessToken, refreshToken, issuedAt, type: all.get('type') };
  }
  const exchanged = all.get('code');
  if (exchanged && isVerifierStored) return { kind: 'code', code: exchanged };
  if (exchanged && issuedCode.test(exchanged)) return { kind: 'error', code: 'pkce_code_verifier_missing', message: exchanged };
  return { kind: 'none' };
}

/** Whether a URL contains tokens, which sign in to the account of whoever made the link. */
export function hasTokens(href: string): boolean {
  return readSessionLink(href, false).kind === 'session';
}

/** The URL without the parameters that `readSessionLink` reads. */
export function withoutSessionLink(href: string): string {
  const url = new URL(href);
  for (const name of names) url.searchParams.delete(name);
  const fragment = new URLSearchParams(url.hash.slice(1));
  if (names.some((name) => fragment.has(name))) url.hash = '';
  return url.href;
}

/** The fragment and, before it, the query, as auth-js reads them. */
function parametersOf({ hash, searchParams }: URL): URLSearchParams {
  return new URLSearchParams([...searchParams, ...new URLSearchParams(hash.slice(1))]);
}

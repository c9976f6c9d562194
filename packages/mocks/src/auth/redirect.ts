import type { AuthCall } from './AuthCall.ts';
import type { AuthError } from './AuthError.ts';
import { isAllowedTarget } from './redirectAllowList.ts';

/** The redirect target: the requested URL if allowed, else the referrer, else the site URL. */
export function redirectTarget({ project, request, url }: Pick<AuthCall, 'project' | 'request' | 'url'>): string {
  const asked = request.headers.get('redirect_to') ?? url.searchParams.get('redirect_to') ?? '';
  const target = [asked, request.headers.get('referer') ?? ''].find((one) => isAllowedTarget(project.auth, one));
  return target ?? project.auth.siteUrl;
}

/** A 303 redirect; characters outside ASCII are encoded. */
export function seeOther(location: string): Response {
  const ascii = location.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
  return new Response(null, { status: 303, headers: { location: ascii } });
}

/** The redirect of the implicit flow, with the session in the fragment. */
export function sessionFragment(
  target: string,
  { access_token, expires_at, expires_in, refresh_token, token_type }: SessionMembers,
  extra: Readonly<Record<string, string>> = {},
): string {
  const members = { access_token, expires_at, expires_in, refresh_token, sb: '', token_type, ...extra };
  return `${target}#${sorted(members)}`;
}

interface SessionMembers {
  readonly access_token: string;
  readonly expires_at: number;
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly token_type: string;
}

/** The redirect of the PKCE flow, with the code in the query. */
export function codeQuery(target: string, code: string): string {
  return addQueryParams(target, { code });
}

/** A redirect with an error in the fragment and, with PKCE, in the query too. */
export function errorRedirect(target: string, { status, code, message }: AuthError, isPkce: boolean): string {
  const error = oauthErrors[status];
  return addRedirectParams(
    target,
    { ...(error !== undefined && { error }), error_code: code, error_description: message },
    isPkce,
  );
}

/** Adds parameters to a redirect's fragment and, with PKCE, to its query too. */
export function addRedirectParams(target: string, members: Readonly<Record<string, string>>, isPkce: boolean): string {
  const url = new URL(isPkce ? addQueryParams(target, members) : target);
  url.hash = sorted({ ...members, sb: '' });
  return url.href;
}

/** OAuth error names by status. */
export const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Sets query parameters of a URL. */
export function addQueryParams(target: string, members: Readonly<Record<string, string>>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value);
  return url.href;
}

function sorted(members: Readonly<Record<string, string | number>>): string {
  const entries = Object.entries(members).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(entries);
  search.sort();
  return search.toString();
}

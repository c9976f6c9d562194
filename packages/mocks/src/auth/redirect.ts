import type { AuthCall } from './AuthCall.ts';
import type { AuthError } from './AuthError.ts';
import { isAllowedTarget } from './redirectAllowList.ts';

/** Where the person goes in the end: what the request asks for if that is allowed, else where it came from, else the site. */
export function redirectTarget({ project, request, url }: Pick<AuthCall, 'project' | 'request' | 'url'>): string {
  const asked = request.headers.get('redirect_to') ?? url.searchParams.get('redirect_to') ?? '';
  const target = [asked, request.headers.get('referer') ?? ''].find((one) => isAllowedTarget(project.auth, one));
  return target ?? project.auth.siteUrl;
}

/** 303 to an address, whose characters outside of ASCII are encoded. */
export function seeOther(location: string): Response {
  const ascii = location.toWellFormed().replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);
  return new Response(null, { status: 303, headers: { location: ascii } });
}

/** The end of a sign-in in the implicit flow: the session is in the fragment. */
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

/** The end of a sign-in with PKCE: the code is in the query. */
export function codeQuery(target: string, code: string): string {
  return withQuery(target, { code });
}

/** Tells the page what went wrong: in the fragment, and with PKCE in the query too. */
export function errorRedirect(target: string, { status, code, message }: AuthError, isPkce: boolean): string {
  const error = oauthErrors[status];
  return told(target, { ...(error !== undefined && { error }), error_code: code, error_description: message }, isPkce);
}

/** Tells the page something: in the fragment, and with PKCE in the query too. */
export function told(target: string, members: Readonly<Record<string, string>>, isPkce: boolean): string {
  const url = new URL(isPkce ? withQuery(target, members) : target);
  url.hash = sorted({ ...members, sb: '' });
  return url.href;
}

/** What OAuth calls an error of a status. */
export const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** An address with other members in its query. */
export function withQuery(target: string, members: Readonly<Record<string, string>>): string {
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

import type { Claims, Role } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import { roleOfKey } from './apiKeys.ts';
import { json } from './json.ts';

/** What the gateway passes to services: the role of the API key, and the bearer token unless it is an API key. */
export interface Caller {
  readonly keyRole: Role;
  /** The `apikey` if it is a JWT; it then replaces a missing bearer token. */
  readonly keyToken: string | null;
  readonly bearer: string | null;
}

/** The role and claims that a request runs with. */
export interface Identity {
  readonly role: Role;
  readonly claims: Claims | null;
}

/** Authenticates a request's API key. @returns the caller, or the gateway's 401 response */
export function authenticateApiKey(project: Project, request: Request, url: URL): Caller | Response {
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
  if (key === null || key === '') {
    return json(401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  const keyRole = roleOfKey(project.keys, key);
  if (keyRole === null) return invalidKey();
  url.searchParams.delete('apikey');
  const token = bearerToken(request);
  const keyToken = key.startsWith('sb_') ? null : key;
  // Without a session, clients send the key as bearer token too; opaque keys are no tokens.
  if (token === null || token === key) return { keyRole, keyToken, bearer: null };
  if (!token.startsWith('sb_')) return { keyRole, keyToken, bearer: token };
  const tokenRole = roleOfKey(project.keys, token);
  return tokenRole === null ? invalidKey() : { keyRole: tokenRole, keyToken: null, bearer: null };
}

/** The text after `Bearer`, or `null`. */
export function bearerToken(request: Request): string | null {
  return /^bearer\s*(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim() ?? null;
}

function invalidKey(): Response {
  return json(401, {
    message: 'Invalid API key',
    hint: 'Double check your Supabase `anon` or `service_role` API key.',
  });
}

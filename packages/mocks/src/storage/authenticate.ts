import type { Claims, Role } from '@duneline/specs/contract';
import { roleOfKey } from '../gateway/apiKeys.ts';
import { authenticateApiKey, bearerToken } from '../gateway/gateway.ts';
import type { Project } from '../project.ts';
import type { Access } from './StorageCall.ts';
import { StorageError, accessDenied, invalidRequest } from './StorageError.ts';

/** The caller of a request. */
export interface StorageCaller {
  readonly role: Role;
  readonly claims: Claims | null;
  readonly isAuthenticated: boolean;
}

const nobody: StorageCaller = { role: 'anon', claims: null, isAuthenticated: false };

/**
 * Authenticates a request. The gateway accepts storage requests without a key and only validates a given one; the service
 * requires `Authorization`, which the gateway sets for an opaque key.
 * @returns the caller, or the gateway's response
 * @throws StorageError
 */
export async function authenticate(
  project: Project,
  request: Request,
  url: URL,
  access: Access,
): Promise<StorageCaller | Response> {
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey') ?? '';
  const bearer = bearerToken(request);
  if (key !== '') {
    const admitted = authenticateApiKey(project, request, url);
    if (admitted instanceof Response) return admitted;
  }
  if (access === 'anyone') return nobody;
  const caller = await callerOf(project, bearer ?? (key.startsWith('sb_') ? key : null), access);
  if (access !== 'service' || caller.role === 'service_role') return caller;
  throw accessDenied('Access denied: Invalid role', 403);
}

async function callerOf(project: Project, token: string | null, access: Access): Promise<StorageCaller> {
  try {
    if (token === null) throw invalidRequest("headers must have required property 'authorization'");
    const keyRole = token.startsWith('sb_') ? roleOfKey(project.keys, token) : null;
    if (keyRole !== null) return { role: keyRole, claims: null, isAuthenticated: true };
    const claims = await verifyToken(project, token);
    return { role: roleOf(claims['role']), claims, isAuthenticated: true };
  } catch (error) {
    if (access === 'optional' && error instanceof StorageError) return nobody;
    throw error;
  }
}

/**
 * Verifies a token's signature and times.
 * @throws AccessDenied with the reason
 */
export async function verifyToken(project: Project, token: string): Promise<Claims> {
  const verdict = await project.tokens.verify(token);
  if (!verdict.isValid) {
    const isNoToken = verdict.reason === 'segments' || verdict.reason === 'malformed';
    throw accessDenied(isNoToken ? 'Invalid Compact JWS' : 'signature verification failed');
  }
  const { exp, nbf } = verdict.claims;
  const now = Math.floor(project.clock.now() / 1000);
  if (typeof exp === 'number' && exp <= now) throw accessDenied('"exp" claim timestamp check failed');
  if (typeof nbf === 'number' && nbf > now) throw accessDenied('"nbf" claim timestamp check failed');
  return verdict.claims;
}

function roleOf(role: unknown): Role {
  if (role === undefined) return 'anon';
  if (role === 'anon' || role === 'authenticated' || role === 'service_role') return role;
  throw new StorageError('DatabaseError', 500, 'database error, code: 22023');
}

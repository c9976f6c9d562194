import type { Claims } from '@duneline/specs/contract';
import { bearerToken } from '../gateway/gateway.ts';
import type { AuthCall } from './AuthCall.ts';
import { AuthError } from './AuthError.ts';
import { sessions, users } from './tables.ts';
import type { AuthSession, AuthUser } from './rows.ts';

/** A signed-in caller. `session` is `null` for a token without a session id. */
export interface SignedIn {
  readonly user: AuthUser;
  readonly session: AuthSession | null;
  readonly claims: Claims;
}

/** The caller's user and session. @throws the AuthError that GoTrue returns for each kind of invalid token, in GoTrue's order */
export async function requireUser(call: AuthCall): Promise<SignedIn> {
  const { project } = call;
  const claims = await verifiedClaims(call);
  const sub = claims['sub'];
  if (typeof sub !== 'string' || sub === '') throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(sub)) {
    throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  }
  const user = users(project).first({ id: sub });
  if (user === undefined) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const sessionId = claims['session_id'];
  const isBound = typeof sessionId === 'string' && sessionId !== '';
  const session = isBound ? sessions(project).first({ id: sessionId }) : null;
  if (session === undefined) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(user, project.clock.now())) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, session, claims };
}

/** Whether the user is banned at `now` (ms since the epoch). */
export function isBanned(user: AuthUser, now: number): boolean {
  return user.banned_until !== null && Date.parse(user.banned_until) > now;
}

/** The verified claims of the bearer token. @throws AuthError `no_authorization` without a token, `bad_jwt` for an invalid one */
export async function verifiedClaims({ project, request, caller }: AuthCall): Promise<Claims> {
  const token = caller?.bearer ?? (bearerToken(request) === null ? null : (caller?.keyToken ?? project.keys.anon));
  if (token === null) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const verdict = await project.tokens.verify(token);
  if (!verdict.isValid) throw badJwt(reasons[verdict.reason](verdict.segments));
  const { exp } = verdict.claims;
  if (typeof exp === 'number' && exp * 1000 <= project.clock.now()) throw badJwt('token has invalid claims: token is expired');
  return verdict.claims;
}

const reasons = {
  segments: (_segments: number) => 'token is malformed: token contains an invalid number of segments',
  malformed: () => 'token is malformed: could not JSON decode header or claims',
  key: () => 'token is unverifiable: error while executing keyfunc: unrecognized JWT kid or algorithm',
  signature: () => 'token signature is invalid: signature is invalid',
} as const;

function badJwt(reason: string): AuthError {
  return new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}

import type { Project } from '../project.ts';
import type { AuthCall } from './AuthCall.ts';
import { readBody, textOf } from './AuthCall.ts';
import { OAuthError } from './AuthError.ts';
import { isBanned } from './bearer.ts';
import { refreshWithCounter } from './countedRefresh.ts';
import { invalidToken, malformedToken } from './refreshErrors.ts';
import { sessionEndReason } from './sessionLimits.ts';
import { issueRefreshToken, tokenResponse } from './session.ts';
import { refreshTokens, sessions, users } from './tables.ts';
import type { AuthRefreshToken } from './rows.ts';

/** POST /token?grant_type=refresh_token: rotates the token and detects reuse. */
export async function refreshGrant(call: AuthCall): Promise<Response> {
  const { project } = call;
  const presented = textOf(await readBody(call), 'refresh_token');
  if (presented === '') throw new OAuthError('invalid_request', 'refresh_token required');
  if (presented.length > 12) {
    const { token, headers } = refreshWithCounter(project, presented);
    return tokenResponse(project, token, headers);
  }
  if (!/^[a-z\d]{12}$/.test(presented)) throw malformedToken();
  const token = refreshTokens(project).first({ token: presented });
  const user = token === undefined ? undefined : users(project).first({ id: token.user_id });
  if (token === undefined || user === undefined) throw invalidToken('refresh_token_not_found', 'Refresh Token Not Found');
  if (isBanned(user, project.clock.now())) throw invalidToken('user_banned', 'User Banned');
  const next = project.store.transaction(() => rotate(project, token));
  // Revoking the family after a detected theft must be committed, so the error is thrown outside the transaction.
  if (next === null) throw invalidToken('refresh_token_already_used', 'Already Used');
  return tokenResponse(project, next.token, next.isNew ? { 'sb-auth-refresh-token-reuse': 'false' } : {});
}

interface Rotation {
  readonly token: AuthRefreshToken;
  readonly isNew: boolean;
}

/** The token for the response, or `null` if the presented token was reused: then its whole family is revoked. */
function rotate(project: Project, token: AuthRefreshToken): Rotation | null {
  const tokens = refreshTokens(project);
  const session = sessions(project).first({ id: token.session_id });
  if (session === undefined) throw invalidToken('session_not_found', 'No Valid Session Found');
  const ended = sessionEndReason(project, session, token);
  if (ended !== null) throw invalidToken('session_expired', ended);
  const time = new Date(project.clock.now()).toISOString();
  const family = tokens.find({ session_id: session.id });
  if (token.revoked) {
    const active = family.findLast((one) => !one.revoked);
    // A client that never received the response to its refresh presents the parent of the active token again.
    if (active !== undefined && active.parent === token.token) return { token: active, isNew: false };
    if (project.clock.now() > Date.parse(token.updated_at) + project.auth.refreshReuseSeconds * 1000) {
      if (!project.auth.isRefreshRotated) return null;
      for (const one of family) if (!one.revoked) tokens.update({ token: one.token }, { revoked: true, updated_at: time });
      return null;
    }
  }
  tokens.update({ token: token.token }, { revoked: true, updated_at: time });
  sessions(project).update({ id: session.id }, { refreshed_at: time });
  return { token: issueRefreshToken(project, session, token.token), isNew: true };
}

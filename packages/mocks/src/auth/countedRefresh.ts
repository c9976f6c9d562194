import type { Project } from '../project.ts';
import { AuthError } from './AuthError.ts';
import { isBanned } from './bearer.ts';
import { isSignedFor, readCountedToken } from './countedToken.ts';
import type { CountedToken } from './countedToken.ts';
import type { AuthRefreshToken, AuthSession } from './rows.ts';
import { invalidToken, malformedToken } from './refreshErrors.ts';
import { lastUsedAt, sessionEndReason } from './sessionLimits.ts';
import { refreshTokenOf } from './session.ts';
import { sessions, users } from './tables.ts';

/** The new token, and the response headers that describe the refresh. */
export interface Refreshed {
  readonly token: AuthRefreshToken;
  readonly headers: Readonly<Record<string, string>>;
}

/** Refreshes a session with a version 2 refresh token, of which only the session's counter is stored. @throws AuthError */
export function refreshWithCounter(project: Project, presented: string): Refreshed {
  const token = readCountedToken(presented);
  if (token === null) throw malformedToken();
  const refreshed = project.store.transaction(() => renew(project, token));
  // Revoking the session after a detected theft must be committed, so the error is thrown outside the transaction.
  if (refreshed === null) throw invalidToken('refresh_token_already_used', 'Already Used');
  return refreshed;
}

function renew(project: Project, token: CountedToken): Refreshed | null {
  const session = sessions(project).first({ id: token.sessionId });
  const user = session === undefined ? undefined : users(project).first({ id: session.user_id });
  if (session === undefined || user === undefined || !isSignedFor(token, session)) {
    throw invalidToken('refresh_token_not_found', 'Refresh Token Not Found');
  }
  if (isBanned(user, project.clock.now())) throw invalidToken('user_banned', 'User Banned');
  const ended = sessionEndReason(project, session);
  if (ended !== null) throw invalidToken('session_expired', ended);
  const counter = session.refresh_token_counter ?? 0;
  if (token.counter > counter) throw new AuthError(400, 'validation_failed', 'Invalid Refresh Token: Not Issued By This Server');
  if (token.counter === counter) return answer(project, session, counter + 1, { 'sb-auth-refresh-token-reuse': 'false' });
  const causes = reuseCauses(project, session, counter - token.counter);
  if (causes !== '') return answer(project, session, counter, { 'sb-auth-refresh-token-reuse-cause': causes });
  if (project.auth.isRefreshRotated) sessions(project).remove({ id: session.id });
  return null;
}

/** The reasons for which a used token may be used again: its successor was lost, or two requests ran at once. */
function reuseCauses({ auth, clock }: Project, session: AuthSession, behind: number): string {
  const isConcurrent = Math.abs(clock.now() - lastUsedAt(session)) < auth.refreshReuseSeconds * 1000;
  return [...(isConcurrent ? ['concurrent-refresh'] : []), ...(behind === 1 ? ['fail-to-save'] : [])].join();
}

function answer(project: Project, session: AuthSession, counter: number, headers: Refreshed['headers']): Refreshed {
  const refreshed_at = new Date(project.clock.now()).toISOString();
  const changes = { refresh_token_counter: counter, refreshed_at };
  sessions(project).update({ id: session.id }, changes);
  return { token: refreshTokenOf(project, { ...session, ...changes }), headers };
}

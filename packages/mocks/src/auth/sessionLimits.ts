import type { Project } from '../project.ts';
import type { AuthRefreshToken, AuthSession } from './rows.ts';
import { refreshTokens, sessions } from './tables.ts';

/** Why a session has ended by the project's limits, `null` when it has not. */
export function whyEnded(project: Project, session: AuthSession, token: AuthRefreshToken): string | null {
  const { sessionSeconds, sessionIdleSeconds, isSessionSingle } = project.auth;
  const now = project.clock.now();
  const isPast = (start: number, seconds: number | null): boolean => seconds !== null && now > start + seconds * 1000;
  if (isPast(Date.parse(session.created_at), sessionSeconds)) return 'Session Expired';
  const usedAt = lastUse(session, token);
  if (isPast(usedAt, sessionIdleSeconds)) return 'Session Expired (Inactivity)';
  const others = isSessionSingle ? sessions(project).find({ user_id: session.user_id }) : [];
  const isOlder = others.some((other) => {
    return other.id !== session.id && lastUse(other, refreshTokens(project).find({ session_id: other.id }).at(-1)) > usedAt;
  });
  return isOlder ? 'Session Expired (Revoked by Newer Login)' : null;
}

/** When a session was last renewed, else when it began. */
function lastUse(session: AuthSession, token: AuthRefreshToken | undefined): number {
  if (session.refreshed_at !== null) return Date.parse(session.refreshed_at);
  return Math.max(Date.parse(session.created_at), Date.parse(token?.updated_at ?? session.created_at));
}

import type { Project } from '../project.ts';
import type { AuthRefreshToken, AuthSession } from './rows.ts';
import { factors, sessions } from './tables.ts';

/** Why a session has ended by the project's time limits, or `null`. */
export function sessionEndReason(project: Project, session: AuthSession, token?: AuthRefreshToken): string | null {
  const usedAt = lastUsedAt(session, token);
  const isOlder = (other: AuthSession): boolean =>
    other.id !== session.id && whyInvalid(project, other, lastUsedAt(other)) === null && lastUsedAt(other) > usedAt;
  const others = project.auth.isSessionSingle ? sessions(project).find({ user_id: session.user_id }) : [];
  return whyInvalid(project, session, usedAt) ?? (others.some(isOlder) ? 'Session Expired (Revoked by Newer Login)' : null);
}

function whyInvalid(project: Project, session: AuthSession, usedAt: number): string | null {
  const { auth, clock } = project;
  const isPast = (start: number, seconds: number | null): boolean => seconds !== null && clock.now() > start + seconds * 1000;
  const createdAt = Date.parse(session.created_at);
  if (isPast(createdAt, auth.sessionSeconds)) return 'Session Expired';
  if (isPast(usedAt, auth.sessionIdleSeconds)) return 'Session Expired (Inactivity)';
  const isLow = session.aal === 'aal1' && isPast(createdAt, auth.lowAalSeconds);
  const hasFactor = isLow && factors(project).first({ user_id: session.user_id, status: 'verified' }) !== undefined;
  return hasFactor ? 'Session Expired (Low AAL: User Needs MFA Verification)' : null;
}

/** When a session was last refreshed, or created; ms since the epoch. */
export function lastUsedAt(session: AuthSession, token?: AuthRefreshToken): number {
  if (session.refreshed_at !== null) return Date.parse(session.refreshed_at);
  return Math.max(Date.parse(session.created_at), Date.parse(token?.updated_at ?? session.created_at));
}

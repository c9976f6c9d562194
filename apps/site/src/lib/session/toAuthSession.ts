import type { AuthSession, AuthSessionEvent, Person } from '@duneline/machines';
import type { AuthChangeEvent, Session, User } from '@supabase/auth-js';

/** Converts a supabase-js session to the fields that the site needs. */
export function toAuthSession({ access_token, expires_at = 0, user }: Session): AuthSession {
  return {
    accessToken: access_token,
    expiresAt: expires_at * 1000,
    assurance: claimsOf(access_token).aal === 'aal2' ? 'aal2' : 'aal1',
    person: toPerson(user),
    factors: (user.factors ?? []).map(({ id, factor_type, friendly_name, status }) => ({
      id,
      type: factor_type,
      name: friendly_name || null,
      isVerified: status === 'verified',
    })),
  };
}

/** Maps a supabase-js auth event to the machine's event (spec §4); `null` for INITIAL_SESSION, which the machine reads itself. */
export function toSessionEvent(event: AuthChangeEvent, session: Session | null): AuthSessionEvent | null {
  if (session === null) return event === 'SIGNED_OUT' ? { type: 'session.signedOut' } : null;
  const type = eventTypes[event];
  return type ? { type, session: toAuthSession(session) } : null;
}

const eventTypes: Partial<Record<AuthChangeEvent, Extract<AuthSessionEvent, { readonly session: AuthSession }>['type']>> = {
  SIGNED_IN: 'session.signedIn',
  TOKEN_REFRESHED: 'session.refreshed',
  USER_UPDATED: 'session.userUpdated',
  PASSWORD_RECOVERY: 'session.recovery',
  MFA_CHALLENGE_VERIFIED: 'session.secondFactorVerified',
};

function toPerson({ id, email, phone, created_at, last_sign_in_at }: User): Person {
  return {
    id,
    email: email || null,
    phone: phone ? `+${phone.replace(/^\+/, '')}` : null,
    createdAt: created_at,
    lastSignInAt: last_sign_in_at ?? null,
  };
}

function claimsOf(token: string): { readonly aal?: unknown } {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { readonly aal?: unknown };
  } catch {
    return {}; // not a JWT: the server will reject it
  }
}

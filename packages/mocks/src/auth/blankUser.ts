import type { AuthIdentity, AuthUser } from './rows.ts';

/** Column values of a user without pending tokens. */
export const noPendingTokens = {
  confirmation_sent_at: null,
  recovery_sent_at: null,
  email_change: null,
  email_change_sent_at: null,
  email_change_confirm_status: 0,
  phone_change: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
} as const satisfies Partial<AuthUser>;

/** A new user with default values; times are ISO 8601. */
export function blankUser(id: string, createdAt: string): AuthUser {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: null,
    phone: null,
    encrypted_password: null,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    invited_at: null,
    ...noPendingTokens,
    last_sign_in_at: null,
    banned_until: null,
    deleted_at: null,
    app_metadata: {},
    user_metadata: {},
    is_anonymous: false,
    is_sso_user: false,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** The e-mail identity of a seeded user. */
export function emailIdentity(user: AuthUser, id: string, profile: Readonly<Record<string, unknown>>): AuthIdentity {
  return {
    id,
    provider_id: user.id,
    user_id: user.id,
    provider: 'email',
    identity_data: profile,
    last_sign_in_at: null,
    created_at: user.created_at,
    updated_at: user.created_at,
  };
}

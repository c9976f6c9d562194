import type { Project } from '../project.ts';
import { randomUuid } from '../random.ts';
import { identities, users } from './tables.ts';
import type { AuthIdentity, AuthUser } from './tables.ts';

/** A person with e-mail and password who is not stored yet, and their one identity. */
export function newUser(
  project: Project,
  email: string,
  encryptedPassword: string,
  data: Readonly<Record<string, unknown>>,
): [AuthUser, AuthIdentity] {
  const time = new Date(project.clock.now()).toISOString();
  const id = randomUuid(project.random);
  const profile = { ...data, sub: id, email, email_verified: false, phone_verified: false };
  const user: AuthUser = {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: null,
    encrypted_password: encryptedPassword,
    email_confirmed_at: null,
    phone_confirmed_at: null,
    confirmation_token: null,
    confirmation_sent_at: null,
    last_sign_in_at: null,
    banned_until: null,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: profile,
    is_anonymous: false,
    created_at: time,
    updated_at: time,
  };
  return [user, emailIdentity(user, randomUuid(project.random), profile, time)];
}

/** The identity that stands for signing in by e-mail. */
export function emailIdentity(
  user: AuthUser,
  id: string,
  profile: Readonly<Record<string, unknown>>,
  signedInAt: string | null,
): AuthIdentity {
  return {
    id,
    provider_id: user.id,
    user_id: user.id,
    provider: 'email',
    identity_data: profile,
    last_sign_in_at: signedInAt,
    created_at: user.created_at,
    updated_at: user.created_at,
  };
}

/** Marks a person's address as theirs. */
export function confirmEmail(project: Project, user: AuthUser): AuthUser {
  const time = new Date(project.clock.now()).toISOString();
  for (const identity of identities(project).find({ user_id: user.id })) {
    if (identity.provider !== 'email') continue;
    identities(project).update(
      { id: identity.id },
      { identity_data: { ...identity.identity_data, email_verified: true }, updated_at: time },
    );
  }
  const changes = {
    email_confirmed_at: time,
    confirmation_token: null,
    user_metadata: { ...user.user_metadata, email_verified: true },
    updated_at: time,
  };
  return users(project).update({ id: user.id }, changes)[0] ?? user;
}

import type { Project } from '../project.ts';
import { identities } from './tables.ts';
import type { AuthIdentity, AuthUser } from './tables.ts';

/** A person as GoTrue prints one. */
export function userJson(project: Project, user: AuthUser): Readonly<Record<string, unknown>> {
  return printUser(user, identities(project).find({ user_id: user.id }));
}

/** A person with the given identities. */
export function printUser(user: AuthUser, own: readonly AuthIdentity[]): Readonly<Record<string, unknown>> {
  const confirmedAt = [user.email_confirmed_at, user.phone_confirmed_at].filter((time) => time !== null).toSorted()[0];
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: confirmedAt ?? null,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
    }),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: own.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: identity.user_id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      ...present({ last_sign_in_at: identity.last_sign_in_at }),
      created_at: identity.created_at,
      updated_at: identity.updated_at,
      email: identity.identity_data['email'],
    })),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

function present(values: Readonly<Record<string, string | null>>): Readonly<Record<string, string | null>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

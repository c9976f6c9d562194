import type { Project } from '../project.ts';
import type { AuthFactor, AuthIdentity, AuthUser } from './rows.ts';
import { factors, identities } from './tables.ts';

type Json = Readonly<Record<string, unknown>>;

/** A user as GoTrue serializes it. */
export function userJson(project: Project, user: AuthUser): Json {
  const where = { user_id: user.id };
  return printUser(user, identities(project).find(where), factors(project).find(where));
}

/** A user with the given identities and factors, as JSON. */
export function printUser(user: AuthUser, own: readonly AuthIdentity[], secondFactors: readonly AuthFactor[] = []): Json {
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
      invited_at: user.invited_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: confirmedAt ?? null,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    ...(secondFactors.length > 0 && { factors: secondFactors.map(factorJson) }),
    identities: own.map(identityJson),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

function identityJson(identity: AuthIdentity): Json {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...present({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    email: identity.identity_data['email'],
  };
}

/** A second factor as JSON, without its secret. */
export function factorJson(factor: AuthFactor): Json {
  return {
    id: factor.id,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    status: factor.status,
    ...present({ friendly_name: factor.friendly_name }),
    factor_type: factor.factor_type,
    phone: factor.phone,
    last_challenged_at: factor.last_challenged_at,
    ...present({ web_authn_aaguid: factor.web_authn_aaguid ?? null }),
    ...(factor.last_webauthn_challenge_data && { last_webauthn_challenge_data: factor.last_webauthn_challenge_data }),
  };
}

function present(values: Readonly<Record<string, string | null>>): Json {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null));
}

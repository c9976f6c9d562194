import type { Project } from '../project.ts';
import { randomUuid } from '../random.ts';
import { changeUser, identities, users } from './tables.ts';
import { blankUser } from './blankUser.ts';
import type { AuthIdentity, AuthUser } from './rows.ts';

/** A new user with an e-mail address or a phone number. */
export interface NewUser {
  readonly email?: string;
  /** Without `+`. */
  readonly phone?: string;
  readonly encryptedPassword: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly provider: 'email' | 'phone';
}

/** Inserts an unconfirmed user with one identity. */
export function createUser(project: Project, person: NewUser): AuthUser {
  const { email = null, phone = null, encryptedPassword, data, provider } = person;
  const id = randomUuid(project.random);
  const profile = {
    ...data,
    sub: id,
    ...(email !== null && { email }),
    email_verified: false,
    phone_verified: false,
  };
  const user = users(project).insert({
    ...blankUser(id, timeOf(project)),
    email,
    phone,
    encrypted_password: encryptedPassword,
    app_metadata: { provider, providers: [provider] },
    user_metadata: profile,
  });
  addIdentity(project, user, provider, id, profile);
  return user;
}

/** Adds an identity to a user. */
export function addIdentity(
  project: Project,
  user: AuthUser,
  provider: string,
  providerId: string,
  data: Readonly<Record<string, unknown>>,
): AuthIdentity {
  const time = timeOf(project);
  return identities(project).insert({
    id: randomUuid(project.random),
    provider_id: providerId,
    user_id: user.id,
    provider,
    identity_data: data,
    last_sign_in_at: time,
    created_at: time,
    updated_at: time,
  });
}

/** Merges data into a user's identity. @returns whether the user has an identity of this provider */
export function changeIdentity(
  project: Project,
  user: AuthUser,
  provider: string,
  data: Readonly<Record<string, unknown>>,
): boolean {
  const [identity] = identities(project)
    .find({ user_id: user.id })
    .filter((one) => one.provider === provider);
  if (identity === undefined) return false;
  const changes = { identity_data: { ...identity.identity_data, ...data }, updated_at: timeOf(project) };
  identities(project).update({ id: identity.id }, changes);
  return true;
}

/** Updates the list of providers in a user's metadata. */
export function refreshProviders(project: Project, user: AuthUser): AuthUser {
  const providers = [
    ...new Set(
      identities(project)
        .find({ user_id: user.id })
        .map(({ provider }) => provider),
    ),
  ];
  const [provider] = providers;
  return changeUser(project, user, {
    app_metadata: { ...user.app_metadata, ...(provider !== undefined && { provider }), providers },
  });
}

function timeOf({ clock }: Project): string {
  return new Date(clock.now()).toISOString();
}

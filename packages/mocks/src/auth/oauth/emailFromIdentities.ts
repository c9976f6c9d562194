import type { Project } from '../../project.ts';
import { nothingPending } from '../blankUser.ts';
import { dropTokens } from '../oneTimeToken.ts';
import type { AuthIdentity, AuthUser } from '../rows.ts';
import { changeUser, identities } from '../tables.ts';
import { userWithEmail } from '../userWithEmail.ts';

/** Gives a person the address of one of their identities, unless one still has the person's; `null` when all are somebody else's. */
export function emailFromIdentities(project: Project, user: AuthUser): AuthUser | null {
  const own = identities(project).find({ user_id: user.id });
  if (own.some((identity) => emailOf(identity) === (user.email ?? ''))) return user;
  const next = own
    .toSorted((one, other) => rank(one) - rank(other) || one.created_at.localeCompare(other.created_at))
    .find((identity) => userWithEmail(project, emailOf(identity)) === undefined);
  if (next === undefined) return null;
  dropTokens(project, user);
  const isUnconfirmed = rank(next) === 2 || (rank(next) === 1 && !project.auth.isAutoConfirm);
  return changeUser(project, user, {
    email: emailOf(next) || null,
    ...nothingPending,
    ...(isUnconfirmed && { email_confirmed_at: null, user_metadata: { ...user.user_metadata, email_verified: false } }),
  });
}

/** The address that an identity says, in lower case; empty where it says none. */
export function emailOf({ identity_data: data }: AuthIdentity): string {
  return typeof data['email'] === 'string' ? data['email'].toLowerCase() : '';
}

/** Verified addresses first, then others, then identities without one. */
function rank(identity: AuthIdentity): 0 | 1 | 2 {
  if (emailOf(identity) === '') return 2;
  return identity.identity_data['email_verified'] === true ? 0 : 1;
}

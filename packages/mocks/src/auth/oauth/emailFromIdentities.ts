import type { Project } from '../../project.ts';
import { noPendingTokens } from '../blankUser.ts';
import { deleteTokens } from '../oneTimeToken.ts';
import type { AuthIdentity, AuthUser } from '../rows.ts';
import { changeUser, identities } from '../tables.ts';
import { findUserByEmail } from '../findUserByEmail.ts';

/**
 * Sets the user's address to that of one of their identities, unless an identity still has the current one.
 * @returns `null` when all these addresses belong to other users
 */
export function emailFromIdentities(project: Project, user: AuthUser): AuthUser | null {
  const own = identities(project).find({ user_id: user.id });
  if (own.some((identity) => emailOf(identity) === (user.email ?? ''))) return user;
  const next = own
    .toSorted((one, other) => rank(one) - rank(other) || one.created_at.localeCompare(other.created_at))
    .find((identity) => findUserByEmail(project, emailOf(identity)) === undefined);
  if (next === undefined) return null;
  deleteTokens(project, user);
  const isUnconfirmed = rank(next) === 2 || (rank(next) === 1 && !project.auth.isAutoConfirm);
  return changeUser(project, user, {
    email: emailOf(next) || null,
    ...noPendingTokens,
    ...(isUnconfirmed && { email_confirmed_at: null, user_metadata: { ...user.user_metadata, email_verified: false } }),
  });
}

/** The e-mail address of an identity in lower case, or an empty string. */
export function emailOf({ identity_data: data }: AuthIdentity): string {
  return typeof data['email'] === 'string' ? data['email'].toLowerCase() : '';
}

/** Verified addresses first, then others, then identities without one. */
function rank(identity: AuthIdentity): 0 | 1 | 2 {
  if (emailOf(identity) === '') return 2;
  return identity.identity_data['email_verified'] === true ? 0 : 1;
}

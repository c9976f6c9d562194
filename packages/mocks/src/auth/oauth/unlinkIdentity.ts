import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { nothingPending } from '../blankUser.ts';
import { refreshProviders } from '../createUser.ts';
import { dropTokens } from '../oneTimeToken.ts';
import type { AuthIdentity, AuthUser } from '../rows.ts';
import { changeUser, identities, users } from '../tables.ts';
import { uuidParam } from '../uuidParam.ts';
import { requireLinking } from './requireLinking.ts';

/** DELETE /user/identities/{id}: takes one of several ways to sign in away, and what the person has by it alone. */
export async function unlinkIdentity(call: AuthCall): Promise<Response> {
  const { user, claims } = await requireLinking(call);
  const { project } = call;
  const id = uuidParam(call, 'identity_id');
  if (claims['aud'] !== (call.request.headers.get('x-jwt-aud') ?? 'authenticated')) {
    throw new AuthError(403, 'unexpected_audience', "Token audience doesn't match request audience");
  }
  const own = identities(project).find({ user_id: user.id });
  if (own.length <= 1) {
    throw new AuthError(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking');
  }
  const identity = own.find((one) => one.id === id);
  if (identity === undefined) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
  project.store.transaction(() => {
    identities(project).remove({ id });
    const changed =
      identity.provider === 'phone'
        ? changeUser(project, user, { phone: null, phone_confirmed_at: null })
        : keepEmail(project, user);
    refreshProviders(project, changed);
  });
  return json(200, {});
}

/** The address of an identity that is left, unless one still has the person's. */
function keepEmail(project: Project, user: AuthUser): AuthUser {
  const left = identities(project).find({ user_id: user.id });
  if (left.some((identity) => emailOf(identity) === (user.email ?? ''))) return user;
  const next = left
    .toSorted((one, other) => rank(one) - rank(other) || one.created_at.localeCompare(other.created_at))
    .find((identity) => users(project).first({ email: emailOf(identity) }) === undefined);
  if (next === undefined) {
    const message = 'Unable to unlink identity due to email conflict';
    throw new AuthError(422, 'email_conflict_identity_not_deletable', message);
  }
  dropTokens(project, user);
  const isUnconfirmed = rank(next) === 2 || (rank(next) === 1 && !project.auth.isAutoConfirm);
  return changeUser(project, user, {
    email: emailOf(next) || null,
    ...nothingPending,
    ...(isUnconfirmed && { email_confirmed_at: null, user_metadata: { ...user.user_metadata, email_verified: false } }),
  });
}

/** Verified addresses first, then others, then identities without one. */
function rank(identity: AuthIdentity): 0 | 1 | 2 {
  if (emailOf(identity) === '') return 2;
  return identity.identity_data['email_verified'] === true ? 0 : 1;
}

function emailOf({ identity_data: data }: AuthIdentity): string {
  return typeof data['email'] === 'string' ? data['email'].toLowerCase() : '';
}

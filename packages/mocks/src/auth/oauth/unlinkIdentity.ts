import { json } from '../../gateway/json.ts';
import type { Project } from '../../project.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { refreshProviders } from '../createUser.ts';
import type { AuthUser } from '../rows.ts';
import { changeUser, identities } from '../tables.ts';
import { uuidParam } from '../uuidParam.ts';
import { emailFromIdentities } from './emailFromIdentities.ts';
import { requireLinking } from './requireLinking.ts';

/** DELETE /user/identities/{id}: removes one of several identities, and the user's data that came only from it. */
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

function keepEmail(project: Project, user: AuthUser): AuthUser {
  const changed = emailFromIdentities(project, user);
  if (changed !== null) return changed;
  const message = 'Unable to unlink identity due to email conflict';
  throw new AuthError(422, 'email_conflict_identity_not_deletable', message);
}

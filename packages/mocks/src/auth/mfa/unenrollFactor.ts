import { json } from '../../gateway/json.ts';
import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { findFactor, removeFactor, requireFactorOwner } from './factor.ts';

/** DELETE /factors/{id}: deletes a factor; a verified one only in an aal2 session. */
export async function unenrollFactor(call: AuthCall): Promise<Response> {
  const { project } = call;
  const { user, session } = await requireFactorOwner(call);
  const factor = findFactor(call, user.id);
  if (factor.status === 'verified' && session.aal !== 'aal2') {
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  project.store.transaction(() => removeFactor(project, factor));
  return json(200, { id: factor.id });
}

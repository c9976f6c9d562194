import { json } from '../../gateway/json.ts';
import type { AuthCall } from '../AuthCall.ts';
import { objectOf, readBody, textOf } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { normalizeEmail } from '../email.ts';
import { sendInvite } from '../mails.ts';
import { redirectTarget } from '../redirect.ts';
import { isConfirmed } from '../registerUser.ts';
import { findUserByEmail } from '../findUserByEmail.ts';
import { userJson } from '../userJson.ts';
import { insertUser } from './insertUser.ts';
import { requireAdmin } from './requireAdmin.ts';

/** POST /invite: creates a user and mails a confirmation link. */
export async function invite(call: AuthCall): Promise<Response> {
  await requireAdmin(call);
  const { project } = call;
  const body = await readBody(call);
  const email = normalizeEmail(textOf(body, 'email'));
  const data = objectOf(body, 'data');
  const user = project.store.transaction(() => {
    const known = findUserByEmail(project, email) ?? insertUser(project, { email, encryptedPassword: null, data });
    if (isConfirmed(known, 'email')) {
      throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    }
    return sendInvite(project, known, redirectTarget(call));
  });
  return json(200, userJson(project, user));
}

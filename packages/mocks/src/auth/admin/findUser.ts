import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import type { AuthUser } from '../rows.ts';
import { users } from '../tables.ts';
import { uuidParam } from '../uuidParam.ts';

/** The user in the path. @throws AuthError 404 */
export function findUser(call: AuthCall): AuthUser {
  const user = users(call.project).first({ id: uuidParam(call, 'user_id') });
  if (user === undefined) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}

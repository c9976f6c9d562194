import type { AuthCall } from '../AuthCall.ts';
import { AuthError } from '../AuthError.ts';
import { verifiedClaims } from '../bearer.ts';
import { sessions } from '../tables.ts';

const adminRoles: readonly unknown[] = ['service_role', 'supabase_admin'];

/** @throws AuthError unless the bearer token is an administrator's, such as the service key */
export async function requireAdmin(call: AuthCall): Promise<void> {
  const { caller, project } = call;
  const claims = await verifiedClaims(call);
  // An opaque secret key is no token; the gateway provides its role.
  const isSecretKey = caller?.bearer === null && caller.keyRole === 'service_role';
  if (!isSecretKey && !adminRoles.includes(claims['role'])) throw new AuthError(403, 'not_admin', 'User not allowed');
  const id = claims['session_id'];
  if (typeof id === 'string' && id !== '' && sessions(project).first({ id }) === undefined) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
}

import type { EdgeEnvironment } from '../../../contract.ts';
import { send } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { serviceHeaders } from './authService.ts';

/**
 * Makes a user an admin; no effect if they are one.
 * @throws {Refusal} 502
 */
export async function grantRole(environment: EdgeEnvironment, user: string): Promise<void> {
  await askRoles(environment, 'POST', '', { user_id: user, role: 'admin' });
}

/**
 * Revokes a user's admin role; no effect without it.
 * @throws {Refusal} 502
 */
export async function revokeRole(environment: EdgeEnvironment, user: string): Promise<void> {
  await askRoles(environment, 'DELETE', `?user_id=eq.${user}&role=eq.admin`);
}

/**
 * With the service key, because the database lets no admin write roles: their second factor may have been verified hours ago.
 */
async function askRoles(
  environment: EdgeEnvironment,
  method: 'POST' | 'DELETE',
  query: string,
  row?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { status } = await send(environment, `/rest/v1/user_roles${query}`, {
    method,
    headers: serviceHeaders(environment),
    ...(row && { body: JSON.stringify(row) }),
  });
  const isHeldAlready = method === 'POST' && status === 409;
  if (status >= 400 && !isHeldAlready) throw new Refusal(502, 'unexpected_failure', `The database answered ${status}.`);
}

import type { EdgeEnvironment } from '../../../contract.ts';
import type { Admin } from '../_shared/admin.ts';
import { send } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

/** Makes somebody an admin, with the rights of the admin who asks; granted already, nothing changes. @throws {Refusal} 502 */
export async function grantRole(environment: EdgeEnvironment, admin: Admin, user: string): Promise<void> {
  await askRoles(environment, admin, 'POST', '', { user_id: user, role: 'admin' });
}

/** Takes the role away; not held, nothing changes. @throws {Refusal} 502 */
export async function revokeRole(environment: EdgeEnvironment, admin: Admin, user: string): Promise<void> {
  await askRoles(environment, admin, 'DELETE', `?user_id=eq.${user}&role=eq.admin`);
}

async function askRoles(
  environment: EdgeEnvironment,
  { authorization }: Admin,
  method: 'POST' | 'DELETE',
  query: string,
  row?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { status } = await send(environment, `/rest/v1/user_roles${query}`, {
    method,
    headers: { apikey: environment.anonKey, authorization, 'content-type': 'application/json' },
    ...(row && { body: JSON.stringify(row) }),
  });
  const isHeldAlready = method === 'POST' && status === 409;
  if (status >= 400 && !isHeldAlready) throw new Refusal(502, 'unexpected_failure', `The database answered ${status}.`);
}

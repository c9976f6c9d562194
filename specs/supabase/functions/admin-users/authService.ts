import type { EdgeEnvironment } from '../../../contract.ts';
import { send } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

/** The used fields of a user in the auth service. */
export interface AuthUser {
  readonly id: string;
  readonly email?: string;
  readonly created_at: string;
  readonly last_sign_in_at?: string;
  readonly email_confirmed_at?: string;
  readonly banned_until?: string;
  readonly factors?: readonly {
    readonly id: string;
    readonly factor_type: string;
    readonly friendly_name?: string;
    readonly status: string;
  }[];
}

/** The headers of a request with the service key. */
export function serviceHeaders({ serviceRoleKey }: EdgeEnvironment) {
  return { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}`, 'content-type': 'application/json' };
}

/**
 * Calls an admin endpoint of the auth service.
 * @throws {Refusal} 404 `user_not_found`, 409 `email_exists`, 400 `validation_failed` from the service, 502 for anything else
 */
export async function callAuthAdmin(
  environment: EdgeEnvironment,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const answer = await send(environment, `/auth/v1${path}`, {
    method,
    headers: serviceHeaders(environment),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status < 400) return answer.body;
  const { error_code: code, msg } = Object(answer.body) as Readonly<Record<string, unknown>>;
  if (answer.status === 404) throw new Refusal(404, 'user_not_found', 'There is no such account or factor.');
  if (code === 'email_exists') throw new Refusal(409, 'email_exists', 'An account has this address.');
  if (answer.status < 500 && answer.status !== 401 && answer.status !== 403) {
    throw new Refusal(400, 'validation_failed', String(msg));
  }
  throw new Refusal(502, 'unexpected_failure', `The auth service answered ${answer.status}.`);
}

/**
 * A user by id.
 * @throws {Refusal} 404, 502
 */
export async function readUser(environment: EdgeEnvironment, id: string): Promise<AuthUser> {
  return (await callAuthAdmin(environment, 'GET', `/admin/users/${id}`)) as AuthUser;
}

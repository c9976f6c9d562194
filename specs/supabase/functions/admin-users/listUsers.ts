import type { EdgeEnvironment } from '../../../contract.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { serviceHeaders } from './authService.ts';
import type { AuthUser } from './authService.ts';
import type { ListCommand } from './commands.ts';
import { describeUsers } from './describeUsers.ts';

/**
 * A page of users with their names, roles and second factors, and the total number.
 * @throws {Refusal} 502
 */
export async function listUsers(environment: EdgeEnvironment, { page, perPage, search, direction }: ListCommand) {
  const { users, count } = await readPage(environment, { page, perPage, search: search ?? '', direction });
  return { count, users: await describeUsers(environment, users) };
}

async function readPage(environment: EdgeEnvironment, { page, perPage, search, direction }: Omit<ListCommand, 'action'>) {
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage), sort: `created_at ${direction}` });
  if (search) query.set('filter', search);
  const response = await environment.fetch(
    new Request(`${environment.url}/auth/v1/admin/users?${query.toString()}`, { headers: serviceHeaders(environment) }),
  );
  if (!response.ok) throw new Refusal(502, 'unexpected_failure', `The auth service answered ${response.status}.`);
  const { users } = (await response.json()) as { readonly users: readonly AuthUser[] };
  return { users, count: Number(response.headers.get('x-total-count') ?? users.length) };
}

import type { EdgeEnvironment } from '../../../contract.ts';
import { readRows } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';
import { serviceHeaders } from './authService.ts';
import type { AuthUser } from './authService.ts';
import type { ListCommand } from './commands.ts';

interface Profile {
  readonly id: string;
  readonly display_name: string;
  readonly kind: 'affiliate' | 'trader';
}

/**
 * A page of users with their names, roles and second factors, and the total number.
 * @throws {Refusal} 502
 */
export async function listUsers(environment: EdgeEnvironment, { page, perPage, search, direction }: ListCommand) {
  const { users, count } = await readPage(environment, { page, perPage, search: search ?? '', direction });
  if (users.length === 0) return { count, users: [] };
  const ids = users.map(({ id }) => id).join(',');
  const [profiles, roles] = await Promise.all([
    readRows(environment, `profiles?select=id,display_name,kind&id=in.(${ids})`) as Promise<readonly Profile[]>,
    readRows(environment, `user_roles?select=user_id,role&user_id=in.(${ids})`) as Promise<readonly { user_id: string }[]>,
  ]);
  const known = new Map(profiles.map((profile) => [profile.id, profile]));
  const admins = new Set(roles.map(({ user_id: id }) => id));
  const now = environment.now();
  return {
    count,
    users: users.map((user) => ({
      id: user.id,
      email: user.email || null,
      name: known.get(user.id)?.display_name ?? null,
      kind: known.get(user.id)?.kind ?? null,
      isAdmin: admins.has(user.id),
      isConfirmed: user.email_confirmed_at !== undefined,
      createdAt: user.created_at,
      lastSignInAt: user.last_sign_in_at ?? null,
      bannedUntil: user.banned_until !== undefined && Date.parse(user.banned_until) > now ? user.banned_until : null,
      factors: (user.factors ?? [])
        .filter(({ status }) => status === 'verified')
        .map(({ id, factor_type: type, friendly_name: name }) => ({ id, type, name: name ?? '' })),
    })),
  };
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

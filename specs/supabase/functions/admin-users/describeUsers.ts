import type { EdgeEnvironment } from '../../../contract.ts';
import { readRows } from '../_shared/platform.ts';
import type { AuthUser } from './authService.ts';

interface Profile {
  readonly id: string;
  readonly display_name: string;
  readonly kind: 'affiliate' | 'trader';
}

/**
 * Users of the auth service with their names, roles and second factors.
 * @throws {Refusal} 502
 */
export async function describeUsers(environment: EdgeEnvironment, users: readonly AuthUser[]) {
  if (users.length === 0) return [];
  const ids = users.map(({ id }) => id).join(',');
  const [profiles, roles] = await Promise.all([
    readRows(environment, `profiles?select=id,display_name,kind&id=in.(${ids})`) as Promise<readonly Profile[]>,
    readRows(environment, `user_roles?select=user_id,role&user_id=in.(${ids})`) as Promise<readonly { user_id: string }[]>,
  ]);
  const known = new Map(profiles.map((profile) => [profile.id, profile]));
  const admins = new Set(roles.map(({ user_id: id }) => id));
  const now = environment.now();
  return users.map((user) => ({
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
  }));
}

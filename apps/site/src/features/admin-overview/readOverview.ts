import type { Database } from '@duneline/specs/database';
import { getClient } from '../../lib/backend/client.ts';
import { answerOf, dataOf } from '../../lib/query/answerOf.ts';

type Tables = Database['public']['Tables'];
export type ThemeRow = Tables['theme_config']['Row'];

/**
 * All themes, the active one first.
 * @throws {ServiceError}
 */
export async function readThemes(): Promise<ThemeRow[]> {
  const client = await getClient();
  return dataOf(client.from('theme_config').select().order('is_active', { ascending: false }).order('name'));
}

export interface RoleHolder {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

/**
 * The users with a role, by name.
 * @throws {ServiceError}
 */
export async function readRoles(): Promise<RoleHolder[]> {
  const client = await getClient();
  const [roles, profiles] = await Promise.all([
    dataOf(client.from('user_roles').select('id, user_id, role')),
    dataOf(client.from('profiles').select('id, display_name')),
  ]);
  const names = new Map(profiles.map(({ id, display_name }) => [id, display_name]));
  return roles
    .map(({ id, user_id, role }) => ({ id, role, name: names.get(user_id) ?? user_id }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

export interface FunnelCounts {
  readonly pageViews: number;
  readonly stages: Readonly<Record<Database['public']['Enums']['funnel_stage'], number>>;
}

/**
 * The recorded page views and funnel steps.
 * @throws {ServiceError}
 */
export async function readFunnel(): Promise<FunnelCounts> {
  const client = await getClient();
  const stage = async (name: Database['public']['Enums']['funnel_stage']) => {
    const { count } = await answerOf(client.from('funnel_events').select('id', { count: 'exact', head: true }).eq('stage', name));
    return count ?? 0;
  };
  const views = answerOf(client.from('tracking_events').select('id', { count: 'exact', head: true }));
  const [{ count }, landing, pricing, checkout, success] = await Promise.all([
    views,
    stage('landing'),
    stage('pricing'),
    stage('checkout'),
    stage('success'),
  ]);
  return { pageViews: count ?? 0, stages: { landing, pricing, checkout, success } };
}

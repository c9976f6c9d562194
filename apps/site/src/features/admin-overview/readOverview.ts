import type { Database } from '@duneline/specs/database';
import { getClient } from '../../lib/backend/client.ts';

type Tables = Database['public']['Tables'];
export type ThemeRow = Tables['theme_config']['Row'];

/**
 * All themes, the active one first.
 * @throws the database's error
 */
export async function readThemes(): Promise<ThemeRow[]> {
  const client = await getClient();
  const { data, error } = await client.from('theme_config').select().order('is_active', { ascending: false }).order('name');
  if (error) throw error;
  return data;
}

export interface RoleHolder {
  readonly id: string;
  readonly name: string;
  readonly role: string;
}

/**
 * The users with a role, by name.
 * @throws the database's error
 */
export async function readRoles(): Promise<RoleHolder[]> {
  const client = await getClient();
  const [roles, profiles] = await Promise.all([
    client.from('user_roles').select('id, user_id, role'),
    client.from('profiles').select('id, display_name'),
  ]);
  if (roles.error) throw roles.error;
  if (profiles.error) throw profiles.error;
  const names = new Map(profiles.data.map(({ id, display_name }) => [id, display_name]));
  return roles.data
    .map(({ id, user_id, role }) => ({ id, role, name: names.get(user_id) ?? user_id }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

export interface FunnelCounts {
  readonly pageViews: number;
  readonly stages: Readonly<Record<Database['public']['Enums']['funnel_stage'], number>>;
}

/**
 * The recorded page views and funnel steps.
 * @throws the database's error
 */
export async function readFunnel(): Promise<FunnelCounts> {
  const client = await getClient();
  const stage = async (name: Database['public']['Enums']['funnel_stage']) => {
    const { count, error } = await client.from('funnel_events').select('id', { count: 'exact', head: true }).eq('stage', name);
    if (error) throw error;
    return count ?? 0;
  };
  const views = client.from('tracking_events').select('id', { count: 'exact', head: true });
  const [{ count, error }, landing, pricing, checkout, success] = await Promise.all([
    views,
    stage('landing'),
    stage('pricing'),
    stage('checkout'),
    stage('success'),
  ]);
  if (error) throw error;
  return { pageViews: count ?? 0, stages: { landing, pricing, checkout, success } };
}

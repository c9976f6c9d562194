import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: user }) => {
  const id = user?.id;
  if (sql.rows('profiles', { id }).some((profile) => profile.id === id)) return null;
  const display_name = sql.call('public.first_profile_name', user?.raw_user_meta_data ?? null, user?.email ?? null);
  sql.insert('profiles', { id, display_name });
  return null;
};

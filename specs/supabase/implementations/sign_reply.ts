import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: row }) => {
  const uid = sql.call('auth.uid') ?? null;
  if (uid === null) return row;
  const profile = sql.rows('profiles', { id: uid }).find(({ id }) => id === uid);
  return {
    ...row,
    author_id: uid,
    is_staff: sql.call('public.is_admin'),
    author_name: profile?.display_name ?? '',
  };
};

import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: user }) => {
  const characters = sql.call('length', sql.cast(user?.raw_user_meta_data ?? null, 'text'));
  if (Number(characters ?? 0) > 16_384) sql.raise('The metadata of a user has at most 16384 characters.', { code: '23514' });
  return null;
};

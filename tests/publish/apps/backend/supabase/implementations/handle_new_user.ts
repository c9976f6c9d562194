import type { TriggerImplementation } from '@duneline/codegen/contract';

export const implementation: TriggerImplementation = (sql, { new: user }) => {
  const name = sql.op('->>', user?.['raw_user_meta_data'], 'name');
  sql.insert('profiles', { id: user?.['id'], name: sql.call('coalesce', name, 'Somebody') });
  return user;
};

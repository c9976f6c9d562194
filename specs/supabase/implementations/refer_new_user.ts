import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: user }) => {
  const data = user?.raw_user_meta_data ?? null;
  const code = sql.op('->>', data, 'referral');
  try {
    sql.savepoint(() => sql.call('public.refer_person', user?.id, user?.email ?? null, data, code));
  } catch {
    // Nobody is kept out because somebody else does not earn.
  }
  return null;
};

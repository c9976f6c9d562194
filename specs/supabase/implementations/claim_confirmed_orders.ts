import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: user }) => {
  if (user?.email_confirmed_at != null) sql.call('public.claim_orders', user.id ?? null, user.email ?? null);
  return null;
};

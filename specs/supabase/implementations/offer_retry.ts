import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: account }) => {
  sql.insert('coupons', {
    code: `RETRY-${String(account?.number)}`,
    percent: 10,
    tier_id: account?.tier_id,
    owner_id: account?.user_id,
    max_uses: 1,
    valid_from: account?.ended_at,
    expires_at: sql.op('+', account?.ended_at, sql.cast('14 days', 'interval')),
    note: 'Another try at the same size',
    terminated_account_id: account?.id,
  });
  return null;
};

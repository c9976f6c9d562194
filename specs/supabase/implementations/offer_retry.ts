import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: account }) => {
  const named = `RETRY-${String(account?.number)}`;
  const isTaken = (code: string) => sql.rows('coupons', { code }).some((coupon) => coupon.code === code);
  const code = isTaken(named) ? `${named}-${String(account?.id).slice(0, 8).toUpperCase()}` : named;
  const isAnswered = sql.rows('coupons').some(({ terminated_account_id: id }) => id != null && id === account?.id);
  if (isAnswered || isTaken(code)) return null;
  sql.insert('coupons', {
    code,
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

import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: row }) => {
  const bought = sql.rows('orders', { id: row?.order_id }).find(({ id }) => id === row?.order_id);
  return { ...row, tier_id: bought?.tier_id ?? null };
};

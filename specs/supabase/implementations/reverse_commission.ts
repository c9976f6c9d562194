import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: order }) => {
  sql.update('affiliate_commissions', ({ order_id, status }) => order_id === order?.id && status !== 'reversed', {
    status: 'reversed',
  });
  return null;
};

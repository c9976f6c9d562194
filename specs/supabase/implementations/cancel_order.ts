import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _key, _reason }) => {
  const order = sql.rows('orders', { idempotency_key: _key }).find(({ idempotency_key }) => idempotency_key === _key);
  if (order === undefined) return null;
  if (order.status !== 'pending' && order.status !== 'failed') return order.status;
  sql.update('payments', ({ order_id, status }) => order_id === order.id && status === 'pending', {
    status: 'failed',
    failure_reason: _reason,
    settled_at: sql.call('now'),
  });
  sql.update('orders', ({ id }) => id === order.id, { status: 'cancelled' });
  return 'cancelled';
};

import type { FunctionImplementation, Row } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _coupon }) => {
  const code = sql.call('upper', sql.call('btrim', _coupon));
  const coupon = sql.rows('coupons', { code }).find((row) => row.code === code);
  if (coupon === undefined || sql.op('>=', coupon.uses, coupon.max_uses) !== true) return null;
  const found = sql.call('public.orders_not_paid_in_time', code);
  const late = ((Array.isArray(found) ? found : []) as readonly Row[]).map(({ id }) => id);
  sql.update('payments', ({ order_id, status }) => late.includes(order_id) && status === 'pending', {
    status: 'failed',
    failure_reason: 'The order was not paid within an hour.',
    settled_at: sql.call('now'),
  });
  sql.update('orders', ({ id, status }) => late.includes(id) && status === 'pending', { status: 'cancelled' });
  return null;
};

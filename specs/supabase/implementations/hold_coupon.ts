import type { Row, TriggerImplementation } from '../../contract.ts';

const holding: readonly unknown[] = ['pending', 'paid', 'refunded'];

export const implementation: TriggerImplementation = (sql, { old, new: order }) => {
  const code = order?.coupon_code;
  const [isHeld, holds] = [old !== null && holding.includes(old.status), holding.includes(order?.status)];
  const isIt = (row: Row): boolean => row.code === code;
  const coupon = sql.rows('coupons', { code }).find(isIt);
  if (coupon === undefined || isHeld === holds) return null;
  if (holds && sql.op('>=', coupon.uses, coupon.max_uses) === true) {
    if (order?.status !== 'pending') return null;
    sql.raise(`The coupon ${String(code)} is used up`, { code: 'PT422', detail: 'coupon_used_up', hint: 'Order without it.' });
  }
  sql.update('coupons', isIt, { uses: holds ? Number(coupon.uses) + 1 : Math.max(Number(coupon.uses) - 1, 0) });
  return null;
};

import type { Row, SqlWriter, TriggerImplementation } from '../../contract.ts';

const holding: readonly unknown[] = ['pending', 'paid', 'refunded'];

export const implementation: TriggerImplementation = (sql, { old, new: order }) => {
  const code = order?.coupon_code;
  const [isHeld, holds] = [old !== null && holding.includes(old.status), holding.includes(order?.status)];
  const isIt = (row: Row): boolean => row.code === code;
  const coupon = sql.rows('coupons', { code }).find(isIt);
  if (coupon === undefined || isHeld === holds) return null;
  if (holds && order?.status === 'pending' && isMadeByBuyer(sql, coupon, order)) {
    refuse(sql, code, 'not for its maker', 'coupon_made_by_you');
  }
  if (holds && sql.op('>=', coupon.uses, coupon.max_uses) === true) {
    if (order?.status !== 'pending') return null;
    refuse(sql, code, 'used up', 'coupon_used_up');
  }
  sql.update('coupons', isIt, { uses: holds ? Number(coupon.uses) + 1 : Math.max(Number(coupon.uses) - 1, 0) });
  return null;
};

function refuse(sql: SqlWriter, code: unknown, why: string, detail: string): never {
  return sql.raise(`The coupon ${String(code)} is ${why}`, { code: 'PT422', detail, hint: 'Order without it.' });
}

function isMadeByBuyer(
  sql: SqlWriter,
  { created_by: maker, maker_email: address }: Row,
  { user_id: buyer, email }: Row,
): boolean {
  if (maker != null && maker === buyer) return true;
  const mailbox = sql.call('public.normalized_email', address ?? null) ?? null;
  return mailbox !== null && sql.call('public.normalized_email', email) === mailbox;
}

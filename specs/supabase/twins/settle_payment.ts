import type { FunctionTwin, Row, SqlWriter } from '../../contract.ts';

export const twin: FunctionTwin = (sql: SqlWriter, { _payment, _outcome, _amount_cents, _reference, _reason }) => {
  const isIt = ({ id }: Row): boolean => id === _payment;
  const payment = sql.rows('payments', { id: _payment }).find(isIt);
  if (payment === undefined) sql.raise('There is no such payment', { code: 'PT404', detail: 'payment_not_found' });
  if (sql.isDistinct(payment.amount_cents, _amount_cents)) {
    sql.raise('The payment is of another amount', { code: 'PT422', detail: 'payment_amount_differs' });
  }
  const isOrder = ({ id }: Row): boolean => id === payment.order_id;
  const order = sql.rows('orders', { id: payment.order_id }).find(isOrder);
  if (order === undefined) return null;
  if (payment.status !== 'pending') return { order: order.number, status: payment.status, isRepeated: true };

  const now = sql.call('now');
  if (_outcome === 'succeeded') {
    sql.update('payments', isIt, { status: 'succeeded', provider_reference: _reference, settled_at: now });
    sql.update('orders', isOrder, { status: 'paid', paid_at: now });
    const coupon = sql.rows('coupons', { code: order.coupon_code }).find(({ code }) => code === order.coupon_code);
    if (coupon !== undefined && sql.op('>=', coupon.uses, coupon.max_uses) !== true) {
      sql.update('coupons', ({ code }) => code === coupon.code, { uses: Number(coupon.uses) + 1 });
    }
    sql.call('public.open_account', order.id);
    sql.call('public.credit_affiliate', order.id);
  } else if (_outcome === 'failed') {
    sql.update('payments', isIt, {
      status: 'failed',
      provider_reference: _reference,
      failure_reason: _reason,
      settled_at: now,
    });
    sql.update('orders', (row) => isOrder(row) && row.status === 'pending', { status: 'failed' });
  } else {
    sql.raise('A payment is settled as succeeded or failed', { code: 'PT400', detail: 'validation_failed' });
  }
  return { order: order.number, status: _outcome, isRepeated: false };
};

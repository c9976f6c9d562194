import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (
  sql: SqlWriter,
  { _payment, _outcome, _amount_cents, _reference, _reason },
) => {
  const isIt = ({ id }: Row): boolean => id === _payment;
  const payment = sql.rows('payments', { id: _payment }).find(isIt);
  if (payment === undefined) sql.raise('There is no such payment', { code: 'PT404', detail: 'payment_not_found' });
  if (sql.isDistinct(payment.amount_cents, _amount_cents)) {
    sql.raise('The payment is of another amount', { code: 'PT422', detail: 'payment_amount_differs' });
  }
  const isOrder = ({ id }: Row): boolean => id === payment.order_id;
  const order = sql.rows('orders', { id: payment.order_id }).find(isOrder);
  if (order === undefined) return null;
  const now = sql.call('now');
  const isUnpaid = payment.status === 'pending' || payment.status === 'failed';
  if (_outcome === 'succeeded' && order.status === 'cancelled' && isUnpaid) {
    const back = { status: 'refunded', provider_reference: _reference, failure_reason: null, settled_at: now };
    sql.update('payments', isIt, back);
    return { order: order.number, status: 'refunded', isRepeated: false };
  }
  if (payment.status !== 'pending') return { order: order.number, status: payment.status, isRepeated: true };

  if (_outcome === 'succeeded') {
    sql.update('payments', isIt, { status: 'succeeded', provider_reference: _reference, settled_at: now });
    sql.update('orders', isOrder, { status: 'paid', paid_at: now });
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

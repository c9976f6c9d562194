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
  const answer = (status: unknown, isRepeated: boolean) => ({ order: order.number, status, isRepeated });
  const settled_at = sql.call('now');
  const failed = { status: 'failed', settled_at };
  if (_outcome === 'failed') {
    if (payment.status !== 'pending') return answer(payment.status, true);
    sql.update('payments', isIt, { ...failed, provider_reference: _reference, failure_reason: _reason });
    sql.update('orders', (row) => isOrder(row) && row.status === 'pending', { status: 'failed' });
    return answer('failed', false);
  }
  if (_outcome !== 'succeeded') {
    sql.raise('A payment is settled as succeeded or failed', { code: 'PT400', detail: 'validation_failed' });
  }
  if (payment.status === 'succeeded' || payment.status === 'refunded') return answer(payment.status, true);

  const isPending = ({ order_id, status }: Row): boolean => order_id === order.id && status === 'pending';
  if (order.status !== 'pending' && order.status !== 'failed') {
    const isNew = ({ surplus_received_at: at, amount_cents: cents }: Row) => (at ?? null) === null && Number(cents) > 0;
    const arrived = sql.update('payments', (row) => isIt(row) && isNew(row), {
      status: 'failed',
      provider_reference: _reference,
      surplus_received_at: settled_at,
      failure_reason: payment.failure_reason ?? 'The order was closed before the payment arrived.',
      settled_at: payment.settled_at ?? settled_at,
    });
    const isSent = (payment.surplus_sent_at ?? null) !== null || payment.amount_cents === 0;
    return { ...answer('surplus', arrived.length === 0), isSent };
  }
  sql.update('payments', (row) => isPending(row) && !isIt(row), {
    ...failed,
    failure_reason: 'Another payment paid the order.',
  });
  sql.update('payments', isIt, { status: 'succeeded', provider_reference: _reference, failure_reason: null, settled_at });
  sql.update('orders', isOrder, { status: 'paid', paid_at: settled_at, commission_due_at: settled_at });
  sql.call('public.open_account', order.id);
  return answer('succeeded', false);
};

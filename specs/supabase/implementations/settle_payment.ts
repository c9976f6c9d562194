import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

const reasons = {
  isOther: 'Another amount arrived than the order costs.',
  isClosed: 'The order was closed before the payment arrived.',
};

export const implementation: FunctionImplementation = (
  sql: SqlWriter,
  { _payment, _outcome, _amount_cents, _reference, _reason, _currency, _provider },
) => {
  const isIt = ({ id }: Row): boolean => id === _payment;
  const payment = sql.rows('payments', { id: _payment }).find(isIt);
  if (payment === undefined) sql.raise('There is no such payment', { code: 'PT404', detail: 'payment_not_found' });
  const isCharged = payment.status === 'succeeded' || payment.status === 'refunded';
  const isOther = sql.isDistinct(payment.amount_cents, _amount_cents) || (_currency ?? 'USD') !== 'USD';
  if (isOther && (_outcome !== 'succeeded' || isCharged || Number(_amount_cents ?? 0) <= 0)) {
    sql.raise('The payment is of another amount', { code: 'PT422', detail: 'payment_amount_differs' });
  }
  const isOrder = ({ id }: Row): boolean => id === payment.order_id;
  const order = sql.rows('orders', { id: payment.order_id }).find(isOrder);
  if (order === undefined) return null;
  const answer = (status: unknown, isRepeated: boolean) => ({ order: order.number, status, isRepeated });
  const settled_at = sql.call('now');
  const failed = { status: 'failed', settled_at };
  const told = { provider: _provider ?? payment.provider, provider_reference: _reference };
  if (_outcome === 'failed') {
    if (payment.status !== 'pending') return answer(payment.status, true);
    sql.update('payments', isIt, { ...failed, ...told, failure_reason: _reason });
    sql.update('orders', (row) => isOrder(row) && row.status === 'pending', { status: 'failed' });
    return answer('failed', false);
  }
  if (_outcome !== 'succeeded') {
    sql.raise('A payment is settled as succeeded or failed', { code: 'PT400', detail: 'validation_failed' });
  }
  if (isCharged) return answer(payment.status, true);

  const isPending = ({ order_id, status }: Row): boolean => order_id === order.id && status === 'pending';
  const isClosed = order.status !== 'pending' && order.status !== 'failed';
  const isOwed = (payment.surplus_received_at ?? null) !== null;
  if (isOther || isClosed || isOwed) {
    const isNew = !isOwed && Number(_amount_cents) > 0;
    if (isNew) {
      sql.update('payments', isIt, {
        ...told,
        status: 'failed',
        surplus_received_at: settled_at,
        received_cents: isOther ? _amount_cents : null,
        received_currency: isOther ? (_currency ?? 'USD') : null,
        failure_reason: payment.failure_reason ?? (isOther ? reasons.isOther : reasons.isClosed),
        settled_at: payment.settled_at ?? settled_at,
      });
    }
    if (payment.status === 'pending') {
      sql.update('orders', (row) => isOrder(row) && row.status === 'pending', { status: 'failed' });
    }
    const isSent = (payment.surplus_sent_at ?? null) !== null || _amount_cents === 0;
    return { ...answer('surplus', !isNew), isSent };
  }
  sql.update('payments', (row) => isPending(row) && !isIt(row), {
    ...failed,
    failure_reason: 'Another payment paid the order.',
  });
  sql.update('payments', isIt, { ...told, status: 'succeeded', failure_reason: null, settled_at });
  sql.update('orders', isOrder, { status: 'paid', paid_at: settled_at, commission_due_at: settled_at });
  sql.call('public.open_account', order.id);
  return answer('succeeded', false);
};

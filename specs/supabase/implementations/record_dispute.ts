import type { FunctionImplementation, Row } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _reference, _status }) => {
  const isOwed = ({ surplus_received_at: at }: Row): boolean => (at ?? null) !== null;
  const isIt = (row: Row): boolean =>
    row.provider === 'stripe' &&
    row.provider_reference === _reference &&
    (row.status === 'succeeded' || row.status === 'refunded' || isOwed(row));
  const disputed = sql.rows('payments').find(isIt);
  if (disputed === undefined) return null;
  const order = sql.rows('orders', { id: disputed.order_id }).find(({ id }) => id === disputed.order_id);
  const before = disputed.dispute_status ?? null;
  sql.update('payments', isIt, {
    dispute_status: _status,
    disputed_at: disputed.disputed_at ?? sql.call('now'),
  });
  if (_status === 'lost' && disputed.status === 'succeeded') {
    sql.call('public.refund_order', order?.id, null, 'The bank took the payment back after a dispute.', false);
  } else if (_status === 'lost' && isOwed(disputed) && (disputed.surplus_sent_at ?? null) === null) {
    sql.call('public.mark_surplus_sent', disputed.id, null);
  }
  return { order: order?.number, status: 'disputed', isRepeated: before === (_status ?? null) };
};

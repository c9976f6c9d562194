import type { FunctionImplementation, Row } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql, { _reference, _status }) => {
  const isIt = ({ provider, provider_reference: reference, status }: Row): boolean =>
    provider === 'stripe' && reference === _reference && (status === 'succeeded' || status === 'refunded');
  const disputed = sql.rows('payments').find(isIt);
  if (disputed === undefined) return null;
  const order = sql.rows('orders', { id: disputed.order_id }).find(({ id }) => id === disputed.order_id);
  const before = disputed.dispute_status ?? null;
  sql.update('payments', isIt, {
    dispute_status: _status,
    disputed_at: disputed.disputed_at ?? sql.call('now'),
  });
  if (_status === 'lost' && order?.status === 'paid') {
    sql.call('public.refund_order', order.id, null, 'The bank took the payment back after a dispute.', false);
  }
  return { order: order?.number, status: 'disputed', isRepeated: before === (_status ?? null) };
};

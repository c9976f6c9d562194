import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql: SqlWriter, { _order, _person, _is_check }) => {
  const isBought = ({ id, user_id }: Row): boolean => id === _order && user_id !== null && user_id === _person;
  const bought = sql.rows('orders', { id: _order }).find(isBought);
  if (bought === undefined) sql.raise('This person has no such order', { code: 'PT404', detail: 'order_not_found' });
  const reason = sql.call('public.return_reason');
  if (_is_check === false) return sql.call('public.refund_order', _order, null, reason, false);
  const isRepeated = bought.status === 'refunded';
  if (!isRepeated && (sql.call('public.returnable_until', _order) ?? null) === null) {
    sql.raise('The order cannot be returned any more', { code: 'PT409', detail: 'order_not_returnable' });
  }
  sql.call('public.refund_order', _order, null, reason, true);
  return { order: bought.number, isRepeated, reason };
};

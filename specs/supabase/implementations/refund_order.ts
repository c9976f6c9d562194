import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql: SqlWriter, { _order, _actor, _reason, _is_check }) => {
  const isOrder = ({ id }: Row): boolean => id === _order;
  const order = sql.rows('orders', { id: _order }).find(isOrder);
  if (order === undefined) sql.raise('There is no such order', { code: 'PT404', detail: 'order_not_found' });
  if (order.user_id !== null && order.user_id === _actor) {
    sql.raise('Nobody refunds their own order', { code: 'PT403', detail: 'own_account' });
  }
  if (order.status === 'refunded') return { order: order.number, isRepeated: true };
  if (order.status !== 'paid') sql.raise('The order is not paid', { code: 'PT409', detail: 'order_not_paid' });
  if (_is_check === true) {
    const accounts = sql.rows('trading_accounts', { order_id: _order }).filter(({ order_id }) => order_id === _order);
    const hasPaidOut = ({ id, winners_bonus_paid_at: bonusPaidAt }: Row): boolean =>
      (bonusPaidAt ?? null) !== null ||
      sql.rows('payouts', { account_id: id }).some(({ account_id, status }) => account_id === id && status !== 'rejected');
    if (accounts.some(hasPaidOut)) sql.raise('The order has paid out', { code: 'PT409', detail: 'order_paid_out' });
    return { order: order.number, isRepeated: false };
  }

  const now = sql.call('now');
  const isOfOrder = ({ order_id }: Row): boolean => order_id === _order;
  sql.update('payments', (row) => isOfOrder(row) && row.status === 'succeeded', { status: 'refunded' });
  sql.update('orders', isOrder, { status: 'refunded', refunded_at: now, refund_reason: _reason });
  sql.update('trading_accounts', (row) => isOfOrder(row) && row.status === 'active', {
    status: 'dormant',
    ended_at: now,
    closed_by_refund: true,
  });
  const isOwed = ({ winners_bonus_cents: cents, winners_bonus_paid_at: paidAt }: Row): boolean =>
    (cents ?? null) !== null && (paidAt ?? null) === null;
  sql.update('trading_accounts', (row) => isOfOrder(row) && isOwed(row), { winners_bonus_cents: null });
  const actor = sql.rows('profiles', { id: _actor }).find(({ id }) => id === _actor);
  sql.insert('audit_log', {
    actor: actor?.id ?? null,
    actor_role: (_actor ?? null) === null ? 'service_role' : 'authenticated',
    action: 'update',
    table_name: 'orders',
    row_id: _order,
    before: { status: 'paid' },
    after: { status: 'refunded', reason: _reason },
  });
  return { order: order.number, isRepeated: false };
};

import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql: SqlWriter, { _payment, _actor }) => {
  const isIt = ({ id, surplus_received_at: received }: Row): boolean => id === _payment && (received ?? null) !== null;
  const surplus = sql.rows('payments', { id: _payment }).find(isIt);
  if (surplus === undefined) {
    sql.raise('This payment is not to be sent back', { code: 'PT404', detail: 'payment_not_found' });
  }
  const order = sql.rows('orders', { id: surplus.order_id }).find(({ id }) => id === surplus.order_id);
  const actor = _actor ?? null;
  if (actor !== null && order?.user_id === actor) {
    sql.raise('Nobody refunds their own order', { code: 'PT403', detail: 'own_account' });
  }
  if ((surplus.surplus_sent_at ?? null) !== null) return { order: order?.number, isRepeated: true };
  const now = sql.call('now');
  sql.update('payments', isIt, { surplus_sent_at: now, surplus_sent_by: actor });
  sql.insert('audit_log', {
    actor: sql.rows('profiles', { id: actor }).find(({ id }) => id === actor)?.id ?? null,
    actor_role: actor === null ? 'service_role' : 'authenticated',
    action: 'update',
    table_name: 'payments',
    row_id: _payment,
    before: { surplus_sent_at: null },
    after: {
      surplus_sent_at: now,
      amount_cents: surplus.owed_cents ?? surplus.received_cents ?? surplus.amount_cents,
      currency: surplus.received_currency ?? 'USD',
    },
  });
  return { order: order?.number, isRepeated: false };
};

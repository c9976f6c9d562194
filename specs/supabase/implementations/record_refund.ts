import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

export const implementation: FunctionImplementation = (
  sql: SqlWriter,
  { _reference, _refunded_cents, _is_full, _has_failed, _reason },
) => {
  const charged = sql
    .rows('payments')
    .find(({ provider, provider_reference: reference }) => provider === 'stripe' && reference === _reference);
  const isOwed = (charged?.surplus_received_at ?? null) !== null;
  if (charged === undefined || !(isOwed || charged.status === 'succeeded' || charged.status === 'refunded')) return null;
  const isIt = ({ id }: Row): boolean => id === charged.id;
  const order = sql.rows('orders', { id: charged.order_id }).find(({ id }) => id === charged.order_id);
  const fullCents = Number(charged.received_cents ?? charged.amount_cents);
  // The first failure is of an order, or of surplus money, that counts as sent back whole, whether Stripe has told so or not.
  const backCents = (charged.refund_failed_at ?? null) === null ? fullCents : Number(charged.refunded_cents);
  const wasSent = (charged.surplus_sent_at ?? null) !== null;
  sql.update('payments', isIt, { refunded_cents: _is_full === true ? fullCents : _refunded_cents });

  if (_is_full === true && isOwed) {
    if (!wasSent) sql.call('public.mark_surplus_sent', charged.id, null);
    return { order: order?.number, status: 'surplus', isRepeated: wasSent, isSent: true };
  }
  if (_is_full === true) {
    if (charged.status === 'succeeded') sql.call('public.refund_order', order?.id, null, _reason, false);
    return { order: order?.number, status: 'refunded', isRepeated: charged.status === 'refunded' };
  }

  const isNews = Number(_refunded_cents) < backCents;
  const wasGiven = charged.status === 'refunded' || isOwed;
  if (_has_failed !== true || !isNews || !wasGiven || charged.dispute_status === 'lost') return null;
  const now = sql.call('now');
  sql.update('payments', isIt, {
    refund_failed_at: now,
    surplus_sent_at: null,
    surplus_sent_by: null,
    owed_cents: backCents - Number(_refunded_cents) + (wasSent ? 0 : Number(charged.owed_cents ?? 0)),
    surplus_received_at: charged.status === 'refunded' ? now : charged.surplus_received_at,
  });
  sql.insert('audit_log', {
    actor: null,
    actor_role: 'service_role',
    action: 'update',
    table_name: 'payments',
    row_id: charged.id,
    before: { refund_failed_at: charged.refund_failed_at ?? null, surplus_sent_at: charged.surplus_sent_at ?? null },
    after: { refund_failed_at: now, surplus_sent_at: null },
  });
  return { order: order?.number, status: 'surplus', isRepeated: false, isSent: false };
};

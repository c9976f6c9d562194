import type { FunctionImplementation, Row } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql) => {
  const now = sql.call('now');
  const due = sql.rows('orders').filter(({ commission_due_at: at }) => sql.op('<=', at ?? null, now) === true);
  const ordered = sql.sort(due, ({ commission_due_at: at, id }) => [at, id], ['asc', 'asc']).slice(0, 100);
  const credited = ordered.filter(({ id: order }) => {
    const isIt = ({ id }: Row): boolean => id === order;
    try {
      sql.savepoint(() => {
        sql.call('public.credit_affiliate', order);
        sql.update('orders', isIt, { commission_due_at: null });
      });
      return true;
    } catch {
      const commission_due_at = sql.op('+', now, sql.cast('10 minutes', 'interval'));
      sql.update('orders', isIt, { commission_due_at });
      return false;
    }
  });
  return credited.length;
};

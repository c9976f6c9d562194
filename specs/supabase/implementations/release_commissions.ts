import type { FunctionImplementation } from '../../contract.ts';

export const implementation: FunctionImplementation = (sql) => {
  const own = sql.call('public.own_affiliate_id') ?? null;
  const since = sql.op('-', sql.call('now'), sql.cast('14 days', 'interval'));
  const released = sql.update(
    'affiliate_commissions',
    ({ affiliate_id, status, earned_at, order_id }) =>
      own !== null &&
      affiliate_id === own &&
      status === 'pending' &&
      sql.op('<=', earned_at, since) === true &&
      sql.call('public.is_disputed', order_id) !== true,
    { status: 'approved' },
  );
  return released.length;
};

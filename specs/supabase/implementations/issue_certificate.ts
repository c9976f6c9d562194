import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: row }, { table }) => {
  if (row === null) return null;
  const isPayout = table === 'payouts';
  const accountId = isPayout ? row.account_id : row.id;
  const account = isPayout ? sql.rows('trading_accounts', { id: accountId }).find(({ id }) => id === accountId) : row;
  const isIssued = sql
    .rows('certificates', isPayout ? { payout_id: row.id } : { account_id: accountId })
    .some(({ payout_id, account_id, kind }) => (isPayout ? payout_id === row.id : account_id === accountId && kind === 'passed'));
  if (account === undefined || isIssued) return null;
  sql.insert('certificates', {
    account_id: accountId,
    ...(isPayout && { payout_id: row.id }),
    kind: isPayout ? 'payout' : 'passed',
    holder_name: sql.call('public.confirmed_name', account.user_id),
    issued_at: isPayout ? row.paid_at : row.ended_at,
  });
  return null;
};

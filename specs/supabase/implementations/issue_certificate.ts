import type { Row, SqlWriter, TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: row }, { table }) => {
  if (row === null) return null;
  const isPayout = table === 'payouts';
  const accountId = isPayout ? row.account_id : row.id;
  const profile = find(sql, 'profiles', isPayout ? find(sql, 'trading_accounts', accountId)?.user_id : row.user_id);
  const isIssued = sql
    .rows('certificates', isPayout ? { payout_id: row.id } : { account_id: accountId })
    .some(({ payout_id, account_id, kind }) => (isPayout ? payout_id === row.id : account_id === accountId && kind === 'passed'));
  if (profile === undefined || isIssued) return null;
  sql.insert('certificates', {
    account_id: accountId,
    ...(isPayout && { payout_id: row.id }),
    kind: isPayout ? 'payout' : 'passed',
    holder_name: profile.display_name,
    issued_at: isPayout ? row.paid_at : row.ended_at,
  });
  return null;
};

const find = (sql: SqlWriter, table: string, id: unknown): Row | undefined =>
  sql.rows(table, { id }).find((row) => row.id === id);

import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: payout }, { table }) => {
  const payee =
    table === 'payouts'
      ? sql.rows('trading_accounts', { id: payout?.account_id }).find(({ id }) => id === payout?.account_id)?.user_id
      : sql.rows('affiliates', { id: payout?.affiliate_id }).find(({ id }) => id === payout?.affiliate_id)?.owner_id;
  const keep_until = sql.op('+', sql.call('now'), sql.cast('5 years', 'interval'));
  sql.update('kyc_documents', ({ owner_id }) => owner_id != null && owner_id === payee, { keep_until });
  return null;
};

import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: payout }) => {
  const account = sql.rows('trading_accounts', { id: payout?.account_id }).find(({ id }) => id === payout?.account_id);
  const gross = payout?.gross_cents ?? null;
  const uid = sql.call('auth.uid') ?? null;
  const profit = Number(account?.balance_cents) - Number(account?.initial_cents);
  const isThere = account?.status === 'active' && (gross === null || profit >= Number(gross));
  if (uid !== null && account?.user_id === uid && !isThere) {
    sql.raise('The account does not have this profit', {
      code: 'PT409',
      hint: 'Look at the account again, and ask for what is there.',
    });
  }
  if (uid !== null && account?.user_id === uid && sql.call('public.is_disputed', account.order_id) === true) {
    sql.raise('The payment of this account is disputed', {
      code: 'PT409',
      hint: 'Wait until the bank has decided, and ask again.',
    });
  }
  const share = account?.share_bps ?? null;
  const amount = share === null || gross === null ? null : Math.trunc((Number(gross) * Number(share)) / 10_000);
  return { ...payout, share_bps: share, amount_cents: amount };
};

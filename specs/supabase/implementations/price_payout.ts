import type { TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { new: payout }) => {
  const account = sql.rows('trading_accounts', { id: payout?.account_id }).find(({ id }) => id === payout?.account_id);
  const share = account?.share_bps ?? null;
  const gross = payout?.gross_cents ?? null;
  const amount = share === null || gross === null ? null : Math.trunc((Number(gross) * Number(share)) / 10_000);
  return { ...payout, share_bps: share, amount_cents: amount };
};

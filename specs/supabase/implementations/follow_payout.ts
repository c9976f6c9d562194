import type { Row, TriggerImplementation } from '../../contract.ts';

export const implementation: TriggerImplementation = (sql, { operation, new: payout }) => {
  const account = sql.rows('trading_accounts', { id: payout?.account_id }).find(({ id }) => id === payout?.account_id);
  if (account === undefined || payout === null) return null;
  const change = (changes: Row) => sql.update('trading_accounts', ({ id }) => id === account.id, changes);
  if (operation === 'INSERT') {
    const cycle = sql.cast(`${Number(account.payout_cycle_days)} days`, 'interval');
    change({ next_payout_at: sql.op('+', payout.requested_at, cycle) });
  } else if (payout.status === 'paid') {
    change({
      balance_cents: sql.op('-', account.balance_cents, payout.gross_cents),
      equity_cents: sql.op('-', account.equity_cents, payout.gross_cents),
    });
  } else if (payout.status === 'rejected') {
    change({ next_payout_at: sql.call('now') });
  }
  return null;
};

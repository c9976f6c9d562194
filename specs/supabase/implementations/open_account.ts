import type { FunctionImplementation, Row, SqlWriter } from '../../contract.ts';

const find = (sql: SqlWriter, table: string, id: unknown): Row | undefined =>
  sql.rows(table, { id }).find((row) => row.id === id);

export const implementation: FunctionImplementation = (sql, { _order }) => {
  const bought = find(sql, 'orders', _order);
  const tier = find(sql, 'program_tiers', bought?.tier_id);
  const program = find(sql, 'programs', tier?.program_id);
  const rules = sql
    .rows('program_phases', { program_id: program?.id })
    .find(({ program_id, position }) => program_id === program?.id && position === 1);
  if (bought?.user_id == null || tier === undefined || program === undefined || rules === undefined) return null;
  const has = (addOn: string): boolean =>
    sql.rows('order_items', { order_id: _order }).some(({ order_id, add_on_id }) => order_id === _order && add_on_id === addOn);
  const isFunded = rules.phase === 'funded';
  const cycleDays = has('weekly-payouts') ? 7 : Number(program.payout_cycle_days);
  sql.insert('trading_accounts', {
    user_id: bought.user_id,
    order_id: bought.id,
    program_id: tier.program_id,
    tier_id: tier.id,
    phase: rules.phase,
    initial_cents: tier.size_cents,
    balance_cents: tier.size_cents,
    equity_cents: tier.size_cents,
    highest_close_cents: tier.size_cents,
    profit_target_bps: rules.profit_target_bps,
    daily_loss_bps: rules.daily_loss_bps,
    max_drawdown_bps: Number(rules.max_drawdown_bps) + (has('extra-drawdown') ? 500 : 0),
    drawdown_type: program.drawdown_type,
    share_bps: isFunded ? program.share_from_bps : null,
    payout_cycle_days: isFunded ? cycleDays : null,
    next_payout_at: isFunded ? sql.op('+', sql.call('now'), sql.cast(`${cycleDays} days`, 'interval')) : null,
  });
  return null;
};

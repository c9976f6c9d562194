import type { ReadRows } from './openSeed.ts';

interface Day {
  readonly day: string;
  readonly opening_cents: number;
  readonly closing_cents: number;
  readonly low_equity_cents: number;
  readonly withdrawn_cents: number;
}

interface Position {
  readonly day: string;
  readonly profit_cents: number;
  readonly lots: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly open_price: number;
  readonly close_price: number | null;
  readonly opened_at: string;
  readonly closed_at: string | null;
}

/** A seeded account with its history. */
export interface Account {
  readonly number: number;
  readonly phase: 'phase-1' | 'phase-2' | 'funded';
  readonly status: 'active' | 'passed' | 'terminated' | 'dormant';
  readonly initial_cents: number;
  readonly balance_cents: number;
  readonly equity_cents: number;
  readonly highest_close_cents: number;
  readonly profit_target_bps: number | null;
  readonly daily_loss_bps: number;
  readonly max_drawdown_bps: number;
  readonly drawdown_type: 'trailing' | 'static';
  readonly breach_clause: string | null;
  readonly opened_at: string;
  readonly last_trade_at: string | null;
  readonly ended_at: string | null;
  readonly days: readonly Day[];
  readonly positions: readonly Position[];
  readonly paid_cents: number;
}

export function readAccounts(rows: ReadRows): Promise<Account[]> {
  return rows<Account>(
    `select a.*,
      coalesce((select json_agg(d order by d.day) from daily_equity d where d.account_id = a.id), '[]') as days,
      coalesce((
        select json_agg(p order by p.opened_at)
        from (select *, (coalesce(closed_at, opened_at) at time zone 'Asia/Dubai')::date as day from positions) p where p.account_id = a.id
      ), '[]') as positions,
      (select coalesce(sum(gross_cents), 0) from payouts where payouts.account_id = a.id and status = 'paid') as paid_cents
    from trading_accounts a order by a.number`,
  );
}

/** A rate of an amount, in cents. */
export const rate = (cents: number, bps: number): number => (cents * bps) / 10_000;

/** The rules that a day violates (spec §5: daily loss, maximum loss). */
export function breaches(account: Account, index: number): string[] {
  const day = account.days[index];
  if (day === undefined) return [];
  const before = account.days.slice(0, index).map(({ closing_cents }) => closing_cents);
  const from = account.drawdown_type === 'trailing' ? Math.max(account.initial_cents, ...before) : account.initial_cents;
  const floor = Math.min(from - rate(account.initial_cents, account.max_drawdown_bps), account.initial_cents);
  return [
    ...(day.opening_cents - day.low_equity_cents > rate(day.opening_cents, account.daily_loss_bps) ? ['daily-loss'] : []),
    ...(day.closing_cents < floor ? ['maximum-loss'] : []),
  ];
}

import type { Database } from '@duneline/specs/database';
import type { ProgramId } from '@duneline/specs/site';
import type { OrderedAccount } from './accountTerms.ts';

type Tables = Database['public']['Tables'];
type Summary = Database['public']['Functions']['account_summary']['Returns'][number];

/** A simulated account with its rules and current figures, in US cents and basis points. */
export type TradingAccount = Omit<
  Tables['trading_accounts']['Row'],
  'user_id' | 'order_id' | 'equity_cents' | 'highest_close_cents' | 'program_id'
> & {
  readonly program_id: ProgramId;
  readonly order: OrderedAccount['order'];
  /** `null` if the server has no summary. */
  readonly summary: Summary | null;
};

/** A day with trades or a payout. */
export type TradingDay = Pick<
  Tables['daily_equity']['Row'],
  'day' | 'opening_cents' | 'closing_cents' | 'low_equity_cents' | 'withdrawn_cents'
>;

export type Position = Pick<
  Tables['positions']['Row'],
  'id' | 'symbol' | 'side' | 'lots' | 'open_price' | 'profit_cents' | 'opened_at' | 'close_price' | 'closed_at'
>;

export type Payout = Omit<Tables['payouts']['Row'], 'decided_by'>;

import type { Database } from '@duneline/specs/database';
import type { Entry } from './Board.ts';

type Row = Omit<Database['public']['Tables']['leaderboard_entries']['Row'], 'is_hidden' | 'period'>;

/** The columns to read. */
export const COLUMNS =
  'account_id,rank,size_rank,size_cents,first_name,last_initial,country,profit_cents,return_bps,trades,wins,as_of';

/** Converts a row for the page; for one size, with the rank among accounts of that size. */
export function entryOf(row: Row, isOfOneSize: boolean): Entry {
  return {
    accountId: row.account_id,
    rank: isOfOneSize ? row.size_rank : row.rank,
    sizeCents: row.size_cents,
    trader: `${row.first_name} ${row.last_initial}.`,
    country: row.country,
    profitCents: row.profit_cents,
    returnPercent: row.return_bps / 100,
    trades: row.trades,
    wins: row.wins,
  };
}

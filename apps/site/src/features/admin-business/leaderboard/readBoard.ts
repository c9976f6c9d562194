import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf, dataOf } from '../../../lib/query/answerOf.ts';
import { assertAllChanged } from '../../../lib/query/assertAllChanged.ts';
import { confirmChange } from '../../../lib/query/confirmChange.ts';

export type BoardPeriod = Database['public']['Enums']['leaderboard_period'];
export const boardPeriods = ['week', 'month', 'all-time'] as const satisfies readonly BoardPeriod[];

const COLUMNS =
  'period, account_id, rank, size_cents, first_name, last_initial, country, profit_cents, return_bps, is_hidden, account:trading_accounts!inner(number, user_id)';

/**
 * Entries of the leaderboard, including hidden ones.
 * @throws {ServiceError}
 */
export async function readBoard({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client.from('leaderboard_entries').select(COLUMNS, { count: 'exact' });
  const period = boardPeriods.find((one) => one === filters['period']);
  if (period) request = request.eq('period', period);
  if (filters['status'] === 'hidden' || filters['status'] === 'shown') {
    request = request.eq('is_hidden', filters['status'] === 'hidden');
  }
  const { data, count } = await answerOf(
    request
      .order(order.column, { ascending: order.isAscending })
      .order('period')
      .order('rank')
      .range(from, to)
      .abortSignal(signal),
  );
  return {
    rows: data.map((row) => ({ ...row, id: `${row.period} ${row.account_id}` })),
    count: count ?? data.length,
  };
}

export type BoardRow = Awaited<ReturnType<typeof readBoard>>['rows'][number];

export interface Showing {
  readonly rows: readonly Pick<BoardRow, 'period' | 'account_id'>[];
  readonly isHidden: boolean;
}

/**
 * Hides entries of the public leaderboard, or shows them again.
 * @throws {ServiceError}
 */
export async function showEntries({ rows, isHidden }: Showing) {
  const client = await getClient();
  return Promise.all(
    boardPeriods.map(async (period) => {
      const accounts = rows.filter((row) => row.period === period).map(({ account_id: account }) => account);
      if (accounts.length === 0) return;
      const entries = client.from('leaderboard_entries');
      await confirmChange(
        async () => {
          const change = entries.update({ is_hidden: isHidden }).eq('period', period).in('account_id', accounts);
          assertAllChanged(await dataOf(change.select('rank')), accounts.length);
        },
        async () => {
          const found = entries.select('rank').match({ period, is_hidden: isHidden }).in('account_id', accounts);
          return (await dataOf(found)).length === accounts.length;
        },
      );
    }),
  );
}

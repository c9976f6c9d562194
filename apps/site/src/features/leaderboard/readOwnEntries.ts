import { getClient } from '../../lib/backend/client.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import type { Entry } from './Board.ts';
import type { BoardQuery } from './boardQuery.ts';
import { COLUMNS, entryOf } from './entryOf.ts';

/** A ranked account of the signed-in user. */
export interface OwnEntry extends Entry {
  readonly number: number;
}

/**
 * A user's accounts in a ranking, best first.
 * @throws {ServiceError} if the backend does not respond
 */
export async function readOwnEntries(
  { period, sizeCents }: Pick<BoardQuery, 'period' | 'sizeCents'>,
  personId: string,
): Promise<OwnEntry[]> {
  const client = await getClient();
  let own = client
    .from('leaderboard_entries')
    .select(`${COLUMNS},trading_accounts!inner(number)`)
    .eq('period', period)
    .eq('trading_accounts.user_id', personId)
    .order('rank');
  if (sizeCents !== null) own = own.eq('size_cents', sizeCents);
  return (await dataOf(own)).map(({ trading_accounts: { number }, ...row }) => ({ ...entryOf(row, sizeCents !== null), number }));
}

import type { PayoutMethod } from '@duneline/machines';
import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../lib/backend/client.ts';
import { readDestination, type Destination } from '../../lib/payout/destination.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { readOwnId } from '../../lib/trader/readTrader.ts';
import type { Payout } from '../../lib/trader/TradingAccount.ts';

/** Where an earlier payout went. */
export interface EarlierDestination {
  /** As the payout keeps it. */
  readonly written: string;
  readonly method: PayoutMethod;
  readonly destination: Destination;
  /** When it was last asked for, ISO 8601. */
  readonly usedAt: string;
}

/** The rest can be typed again. */
const MAX_OFFERED = 3;

/** The destinations of payouts, each once; those of rejected payouts may be wrong and do not count. @param payouts the newest first */
export function destinationsOf(
  payouts: readonly Pick<Payout, 'method' | 'destination' | 'status' | 'requested_at'>[],
): readonly EarlierDestination[] {
  const found = new Map<string, EarlierDestination>();
  for (const { method, destination: written, status, requested_at: usedAt } of payouts) {
    const destination = status === 'rejected' || found.has(written) ? null : readDestination(method, written);
    if (destination) found.set(written, { written, method, destination, usedAt });
  }
  return [...found.values()].slice(0, MAX_OFFERED);
}

/** Where payouts of all accounts of the signed-in user went. @throws {ServiceError} */
export async function readEarlierDestinations(): Promise<readonly EarlierDestination[]> {
  const client = await getClient();
  const payouts = await dataOf(
    client
      .from('payouts')
      .select('method, destination, status, requested_at, account:trading_accounts!inner(user_id)')
      // Admins may read every payout.
      .eq('account.user_id', await readOwnId())
      .order('requested_at', { ascending: false })
      .limit(50),
  );
  return destinationsOf(payouts);
}

export const useEarlierDestinations = () =>
  useQuery({ queryKey: tableKey('payouts', 'destinations'), queryFn: readEarlierDestinations });

import type { Database } from '@duneline/specs/database';
import { getClient } from '../../lib/backend/client.ts';

type Tables = Database['public']['Tables'];
type Summary = Database['public']['Functions']['account_summary']['Returns'][number];

/** A simulated account with where it stands, in US cents. */
export type TradingAccount = Pick<
  Tables['trading_accounts']['Row'],
  'id' | 'number' | 'phase' | 'status' | 'initial_cents' | 'balance_cents' | 'next_payout_at' | 'opened_at' | 'ended_at'
> & {
  /** `null` where the server gives none. */
  readonly summary: Summary | null;
};

/**
 * The accounts of the person who is signed in, the newest first; row-level security leaves out all others.
 * @throws {PostgrestError} when the server does not answer.
 */
export async function readAccounts(): Promise<readonly TradingAccount[]> {
  const client = await getClient();
  const { data, error } = await client
    .from('trading_accounts')
    .select('id, number, phase, status, initial_cents, balance_cents, next_payout_at, opened_at, ended_at')
    .order('opened_at', { ascending: false });
  if (error) throw error;
  return await Promise.all(
    data.map(async (account) => {
      const { data: summary, error: refused } = await client.rpc('account_summary', { _account: account.id }).maybeSingle();
      if (refused) throw refused;
      return { ...account, summary };
    }),
  );
}

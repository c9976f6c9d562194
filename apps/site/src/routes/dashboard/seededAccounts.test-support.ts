import { createBackend, createClock } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { termsColumns } from '../../lib/trader/accountTerms.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';

/** The newest moment of the seed. */
export const seededAt = '2026-03-01T09:00:00Z';

/** A client with the service key of the seeded project. */
export function openSeed() {
  const backend = createBackend(backendSpec, { clock: createClock(seededAt) });
  return createClient<Database>(backend.url, backend.keys.serviceRole, { global: { fetch: backend.fetch } });
}

/** The accounts of the seed with their summaries and orders, as the dashboard reads them. */
export async function readSeededAccounts(): Promise<readonly TradingAccount[]> {
  const client = openSeed();
  const { data } = await client
    .from('trading_accounts')
    .select(`*, order:orders(${termsColumns})`)
    .order('number')
    .throwOnError();
  return await Promise.all(
    data.map(async (account) => {
      const { data: summary } = await client.rpc('account_summary', { _account: account.id }).single().throwOnError();
      return { ...account, summary } as TradingAccount;
    }),
  );
}

import type { PayoutMethod } from '@duneline/machines';
import type { Database } from '@duneline/specs/database';
import { getClient } from '../../lib/backend/client.ts';
import { dataOf } from '../../lib/query/answerOf.ts';

type Insert = Database['public']['Tables']['payouts']['Insert'];

export interface PayoutOrder {
  readonly accountId: string;
  readonly grossCents: number;
  readonly method: PayoutMethod;
  readonly destination: string;
}

/** Requests a payout; a second one is refused while the first is open. @throws {ServiceError} */
export async function requestPayout({ accountId, grossCents, method, destination }: PayoutOrder): Promise<void> {
  const client = await getClient();
  // A trigger fills share and amount, and the grant refuses rows that bring them.
  const row = { account_id: accountId, gross_cents: grossCents, method, destination } as Insert;
  await dataOf(client.from('payouts').insert(row).select('id').single());
}

/** Whether a payout of the account is open. @throws {ServiceError} */
export async function findOpenPayout(accountId: string): Promise<boolean> {
  const client = await getClient();
  const open = await dataOf(
    client.from('payouts').select('id').eq('account_id', accountId).in('status', ['requested', 'approved']).limit(1),
  );
  return open.length > 0;
}

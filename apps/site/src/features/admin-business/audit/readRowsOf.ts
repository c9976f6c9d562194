import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { MAX_IDS } from '../../../lib/query/readByIds.ts';
import type { AuditedTable } from './auditKinds.ts';

type Client = Awaited<ReturnType<typeof getClient>>;
type Read = (client: Client, person: string, most: number) => Promise<readonly { readonly id: string }[]>;

const newest = { ascending: false } as const;

/** How to read the newest rows of a person in each table that has some. */
const reads = {
  orders: (client, person, most) =>
    dataOf(client.from('orders').select('id').eq('user_id', person).order('created_at', newest).limit(most)),
  trading_accounts: (client, person, most) =>
    dataOf(client.from('trading_accounts').select('id').eq('user_id', person).order('opened_at', newest).limit(most)),
  payouts: (client, person, most) =>
    dataOf(
      client
        .from('payouts')
        .select('id, account:trading_accounts!inner(user_id)')
        .eq('account.user_id', person)
        .order('requested_at', newest)
        .limit(most),
    ),
  payments: (client, person, most) =>
    dataOf(
      client
        .from('payments')
        .select('id, order:orders!inner(user_id)')
        .eq('order.user_id', person)
        .order('created_at', newest)
        .limit(most),
    ),
  affiliates: (client, person) => dataOf(client.from('affiliates').select('id').eq('owner_id', person).limit(1)),
  affiliate_payouts: (client, person, most) =>
    dataOf(
      client
        .from('affiliate_payouts')
        .select('id, affiliate:affiliates!inner(owner_id)')
        .eq('affiliate.owner_id', person)
        .order('requested_at', newest)
        .limit(most),
    ),
  kyc_documents: (client, person, most) =>
    dataOf(client.from('kyc_documents').select('id').eq('owner_id', person).order('submitted_at', newest).limit(most)),
  tickets: (client, person, most) =>
    dataOf(client.from('tickets').select('id').eq('owner_id', person).order('created_at', newest).limit(most)),
} as const satisfies Readonly<Partial<Record<AuditedTable, Read>>>;

/** All of them go into the address of one request. */
const MOST = Math.floor(MAX_IDS / Object.keys(reads).length);

/**
 * What an entry of the audit log is about if it concerns a person: their account, or one of their newest records.
 * @throws {ServiceError}
 */
export async function readRowsOf(
  person: string,
): Promise<{ readonly tables: readonly string[]; readonly ids: readonly string[] }> {
  const client = await getClient();
  const rows = await Promise.all(Object.values(reads).map((read) => read(client, person, MOST)));
  return { tables: ['users', ...Object.keys(reads)], ids: [person, ...rows.flat().map(({ id }) => id)] };
}

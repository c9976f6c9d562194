import { getClient } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import type { Affiliate } from '../readAffiliate.ts';

/** How many rows one request reads. */
const PAGE = 1000;

const ofPerson = { profiles: 'id', tickets: 'owner_id', kyc_documents: 'owner_id', orders: 'user_id' } as const;
const ofAffiliate = [
  'affiliate_payout_methods',
  'affiliate_links',
  'affiliate_clicks',
  'affiliate_referrals',
  'affiliate_commissions',
  'affiliate_payouts',
  'affiliate_flags',
] as const;

/** All that the account holds about the signed-in affiliate, as one JSON text. @throws {ServiceError} */
export async function exportData(affiliate: Affiliate): Promise<string> {
  const [client, person] = await Promise.all([getClient(), readPerson()]);
  const all = async (read: (from: number, to: number) => PromiseLike<readonly unknown[]>) => {
    const rows: unknown[] = [];
    for (let from = 0; ; from += PAGE) {
      const page = await read(from, from + PAGE - 1);
      rows.push(...page);
      if (page.length < PAGE) return rows;
    }
  };
  const tables: Record<string, readonly unknown[]> = { affiliates: [affiliate] };
  for (const [table, column] of Object.entries(ofPerson) as [keyof typeof ofPerson, string][])
    tables[table] = await all((from, to) =>
      dataOf(
        client
          .from(table)
          .select()
          .eq(column, person?.id ?? '')
          .range(from, to),
      ),
    );
  for (const table of ofAffiliate)
    tables[table] = await all((from, to) => dataOf(client.from(table).select().eq('affiliate_id', affiliate.id).range(from, to)));
  return JSON.stringify({ exportedAt: new Date().toISOString(), account: person, ...tables }, null, 2);
}

import { getClient } from '../../../lib/backend/client.ts';
import { dataOf } from '../../../lib/query/answerOf.ts';
import { readByIds } from '../../../lib/query/readByIds.ts';
import type { Facts } from './auditFacts.ts';
import type { AuditedTable } from './auditKinds.ts';

type Client = Awaited<ReturnType<typeof getClient>>;
type Ids = readonly string[];
type Read = (client: Client, ids: Ids) => Promise<readonly (Facts & { readonly id: string })[]>;

/** By table, how to read what people call its rows. Entries of the other tables say it themselves, or their rows have no name. */
const reads: Readonly<Partial<Record<AuditedTable, Read>>> = {
  orders: (client, ids) => dataOf(client.from('orders').select('id, number').in('id', ids)),
  payments: (client, ids) => dataOf(client.from('payments').select('id, order:orders(number)').in('id', ids)),
  trading_accounts: (client, ids) => dataOf(client.from('trading_accounts').select('id, number').in('id', ids)),
  payouts: (client, ids) => dataOf(client.from('payouts').select('id, number').in('id', ids)),
  affiliate_payouts: (client, ids) =>
    dataOf(client.from('affiliate_payouts').select('id, amount_cents, affiliate:affiliates(code)').in('id', ids)),
  kyc_documents: (client, ids) => dataOf(client.from('kyc_documents').select('id, owner_id').in('id', ids)),
  tickets: (client, ids) => dataOf(client.from('tickets').select('id, number').in('id', ids)),
  contact_messages: (client, ids) => dataOf(client.from('contact_messages').select('id, name').in('id', ids)),
  blog_posts: (client, ids) => dataOf(client.from('blog_posts').select('id, title').in('id', ids)),
  blog_categories: (client, ids) => dataOf(client.from('blog_categories').select('id, name').in('id', ids)),
  theme_config: (client, ids) => dataOf(client.from('theme_config').select('id, name').in('id', ids)),
  seo_config: (client, ids) => dataOf(client.from('seo_config').select('id, path').in('id', ids)),
  page_content: (client, ids) => dataOf(client.from('page_content').select('id, page, section').in('id', ids)),
  cta_config: (client, ids) => dataOf(client.from('cta_config').select('id, label').in('id', ids)),
  media_library: (client, ids) => dataOf(client.from('media_library').select('id, title').in('id', ids)),
  content_releases: (client, ids) => dataOf(client.from('content_releases').select('id, name').in('id', ids)),
};

/**
 * Names and numbers of the rows that entries are about, by id: an update records only what it changed. Deleted rows are missing.
 * @throws {ServiceError}
 */
export async function readRecords(
  entries: readonly { readonly table_name: string; readonly row_id: string }[],
): Promise<ReadonlyMap<string, Facts>> {
  const client = await getClient();
  const found = await Promise.all(
    Object.entries(reads).map(([table, read]) => {
      const ids = entries.filter(({ table_name: name }) => name === table).map(({ row_id: id }) => id);
      return readByIds(ids, (some) => read(client, some));
    }),
  );
  return new Map(found.flat().map((record) => [record.id, record]));
}

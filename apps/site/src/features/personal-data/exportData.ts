import type { Database } from '@duneline/specs/database';
import { getClient } from '../../lib/backend/client.ts';
import { readPerson } from '../../lib/backend/session.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { MAX_IDS } from '../../lib/query/readByIds.ts';

/** How many rows one request reads. */
const PAGE = 1000;

interface Source {
  readonly table: keyof Database['public']['Tables'];
  /** The column that says whose a row is. */
  readonly column: string;
  /** The table whose ids stand in the column; without one they are ids of people. */
  readonly parent?: string;
  /** The column that tells rows of one owner apart. @default 'id' */
  readonly key?: string;
}

/** What belongs to a person, parents first. The columns filter for admins, who may read everybody's rows. */
const sources: readonly Source[] = [
  { table: 'profiles', column: 'id' },
  { table: 'orders', column: 'user_id' },
  { table: 'order_items', column: 'order_id', parent: 'orders', key: 'position' },
  { table: 'payments', column: 'order_id', parent: 'orders' },
  { table: 'trading_accounts', column: 'user_id' },
  { table: 'daily_equity', column: 'account_id', parent: 'trading_accounts', key: 'day' },
  { table: 'positions', column: 'account_id', parent: 'trading_accounts' },
  { table: 'payouts', column: 'account_id', parent: 'trading_accounts' },
  { table: 'certificates', column: 'account_id', parent: 'trading_accounts' },
  { table: 'leaderboard_entries', column: 'account_id', parent: 'trading_accounts', key: 'period' },
  { table: 'kyc_documents', column: 'owner_id' },
  { table: 'tickets', column: 'owner_id' },
  { table: 'ticket_replies', column: 'ticket_id', parent: 'tickets' },
  { table: 'ticket_attachments', column: 'ticket_id', parent: 'tickets' },
  { table: 'affiliates', column: 'owner_id' },
  { table: 'affiliate_payout_methods', column: 'affiliate_id', parent: 'affiliates', key: 'affiliate_id' },
  { table: 'affiliate_links', column: 'affiliate_id', parent: 'affiliates' },
  { table: 'affiliate_clicks', column: 'affiliate_id', parent: 'affiliates' },
  { table: 'affiliate_referrals', column: 'affiliate_id', parent: 'affiliates' },
  { table: 'affiliate_commissions', column: 'affiliate_id', parent: 'affiliates' },
  { table: 'affiliate_payouts', column: 'affiliate_id', parent: 'affiliates' },
  { table: 'affiliate_flags', column: 'affiliate_id', parent: 'affiliates' },
];

type Row = Readonly<Record<string, unknown>>;

/** All rows of a source that belong to these owners. @throws {ServiceError} */
async function readRows({ table, column, key = 'id' }: Source, owners: readonly string[]): Promise<readonly Row[]> {
  const client = await getClient();
  const rows: Row[] = [];
  for (let first = 0; first < owners.length; first += MAX_IDS) {
    const some = owners.slice(first, first + MAX_IDS);
    for (let from = 0, count = PAGE; count === PAGE; from += PAGE) {
      const page = await dataOf(
        client
          .from(table)
          .select()
          .in(column, some)
          .order(column)
          .order(key)
          .range(from, from + PAGE - 1)
          .overrideTypes<Row[], { merge: false }>(),
      );
      rows.push(...page);
      count = page.length;
    }
  }
  return rows;
}

/** All that is stored about the signed-in person, as one JSON text. @throws {ServiceError} */
export async function exportData(): Promise<string> {
  const person = await readPerson();
  const tables: Record<string, readonly Row[]> = {};
  for (const source of sources) {
    const { table, parent } = source;
    const owners = parent ? (tables[parent] ?? []).map(({ id }) => String(id)) : [person?.id ?? ''];
    tables[table] = await readRows(source, owners);
  }
  return JSON.stringify({ exportedAt: new Date().toISOString(), account: person, ...tables }, null, 2);
}

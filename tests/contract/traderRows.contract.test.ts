import { beforeAll, describe, expect, it } from 'vitest';
import type { Client, Project } from './project.ts';
import { idOf, openProject } from './project.ts';

// What the dashboard reads, asked for without its filters: row-level security alone decides what comes back.

type Row = Readonly<Record<string, unknown>>;

/** The tables of the dashboard, and the account that each row belongs to. */
const tables = [
  ['trading_accounts', 'id'],
  ['daily_equity', 'account_id'],
  ['positions', 'account_id'],
  ['payouts', 'account_id'],
  ['certificates', 'account_id'],
] as const;

let project: Project;
let trader: Client;
let traderId: string;
let own: ReadonlySet<unknown>;

/** What REST answers to the trader: rows, or the code of the error. */
async function read(table: string, filters = ''): Promise<readonly Row[] | string> {
  const { data } = await trader.auth.getSession();
  const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
  const answer: unknown = await (await project.send('GET', `/rest/v1/${table}?select=*${filters}`, { headers })).json();
  return Array.isArray(answer) ? (answer as readonly Row[]) : String(Object(answer).code);
}

/** `42501`, or the rows as JSON. */
const text = (answer: readonly unknown[] | string) => (typeof answer === 'string' ? answer : JSON.stringify(answer));

const rowsOf = (table: string): readonly Row[] => project.backend.snapshot().tables[`public.${table}`] ?? [];

beforeAll(async () => {
  project = openProject();
  trader = await project.clientOf('trader');
  traderId = await idOf(trader);
  own = new Set(
    rowsOf('trading_accounts')
      .filter(({ user_id: user }) => user === traderId)
      .map(({ id }) => id),
  );
});

describe.each(tables)('%s', (table, column) => {
  it('shows a trader their own rows, all of them and no other', async () => {
    const rows = await read(table);
    expect(rows).toBeInstanceOf(Array);
    const accounts = (rows as readonly Row[]).map((row) => row[column]);
    expect(accounts.every((account) => own.has(account))).toBe(true);
    expect(accounts).toHaveLength(rowsOf(table).filter((row) => own.has(row[column])).length);
  });

  it('shows a trader nothing of an account that they name by its id', async () => {
    const other = rowsOf(table).find((row) => !own.has(row[column]));
    expect(other).toBeDefined();
    expect(await read(table, `&${column}=eq.${String(other?.[column])}`)).toEqual([]);
  });

  it('shows a visitor nothing', async () => {
    const { data, error } = await project.client().from(table).select('*').limit(1);
    expect(error === null ? data : error.code).toSatisfy(
      (seen) => seen === '42501' || (Array.isArray(seen) && seen.length === 0),
    );
  });
});

describe('orders', () => {
  it('are those that the trader placed, and no other', async () => {
    const { data } = await trader.from('orders').select('id, user_id').limit(1000);
    expect(data?.length).toBe(rowsOf('orders').filter(({ user_id: user }) => user === traderId).length);
    expect(new Set(data?.map(({ user_id: user }) => user))).toEqual(new Set([traderId]));
  });

  it('and their payments do not open to another trader who knows their ids', async () => {
    const other = rowsOf('orders').find(({ user_id: user }) => user !== traderId);
    for (const [table, column] of [
      ['orders', 'id'],
      ['order_items', 'order_id'],
      ['payments', 'order_id'],
    ] as const) {
      expect(['42501', '[]']).toContain(text(await read(table, `&${column}=eq.${String(other?.['id'])}`)));
    }
  });
});

it('the summary of an account is for its owner', async () => {
  const other = rowsOf('trading_accounts').find(({ id }) => !own.has(id));
  const { data } = await trader.rpc('account_summary', { _account: String(other?.['id']) });
  expect(data).toEqual([]);
});

it('an admin, whom the policies show every account, finds on the dashboard their own alone', async () => {
  const admin = await project.clientOf('admin');
  const id = await idOf(admin);
  const all = await admin.from('trading_accounts').select('id').limit(1000);
  expect(all.data?.length).toBe(rowsOf('trading_accounts').length);
  // The filters with which the dashboard reads (lib/trader/readTrader.ts, features/trader-certificates/readCertificates.ts).
  const accounts = await admin.from('trading_accounts').select('id').eq('user_id', id);
  const certificates = await admin
    .from('certificates')
    .select('id, account:trading_accounts!inner(user_id)')
    .eq('account.user_id', id);
  const mine = rowsOf('trading_accounts').filter(({ user_id: user }) => user === id);
  expect(accounts.data).toHaveLength(mine.length);
  expect(certificates.data?.every(({ account }) => account.user_id === id)).toBe(true);
});

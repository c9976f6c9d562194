// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { exportData } from '../features/personal-data/exportData.ts';
import { openLossySession, type LossySession } from './lostAnswers.test-support.ts';

vi.mock('../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn(), getStorage: vi.fn() }));
vi.mock('../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));

type Rows = readonly Readonly<Record<string, unknown>>[];

async function exported() {
  const { exportedAt, account, ...tables } = JSON.parse(await exportData()) as Record<string, Rows>;
  expect(exportedAt).toBeDefined();
  expect(account).toBeDefined();
  return tables;
}

/** How many rows of a table belong to a person, as the service counts them. */
async function countOf({ service, person }: LossySession, table: 'orders' | 'tickets' | 'trading_accounts', column: string) {
  const { count } = await service.from(table).select('*', { count: 'exact', head: true }).eq(column, person);
  return count;
}

/** The tables of these that have no rows. */
const emptyOf = (tables: Readonly<Record<string, Rows>>, names: readonly string[]) =>
  names.filter((name) => (tables[name] ?? []).length === 0);

it('a trader exports the profile, and all orders, accounts, trades and payouts', async () => {
  const session = await openLossySession('trader');
  const tables = await exported();
  expect(tables['profiles']).toMatchObject([{ id: session.person }]);
  expect(tables['orders']).toHaveLength((await countOf(session, 'orders', 'user_id')) ?? -1);
  expect(tables['trading_accounts']).toHaveLength((await countOf(session, 'trading_accounts', 'user_id')) ?? -1);
  expect(tables['payouts']).toMatchObject([{ number: 31_017 }]);
  expect(emptyOf(tables, ['order_items', 'payments', 'daily_equity', 'positions', 'kyc_documents'])).toEqual([]);
  expect(tables['affiliate_links']).toEqual([]);
});

it('an affiliate exports links, clicks, referrals, commissions and payouts too', async () => {
  await openLossySession('affiliate');
  const tables = await exported();
  const own = ['links', 'clicks', 'referrals', 'commissions', 'payouts', 'payout_methods'].map((name) => `affiliate_${name}`);
  expect(emptyOf(tables, own)).toEqual([]);
});

it('an admin, who may read everybody, exports nothing of others', async () => {
  const session = await openLossySession('admin');
  const tables = await exported();
  expect(tables['profiles']).toMatchObject([{ id: session.person }]);
  expect(tables['orders']).toHaveLength((await countOf(session, 'orders', 'user_id')) ?? -1);
  expect(tables['tickets']).toHaveLength((await countOf(session, 'tickets', 'owner_id')) ?? -1);
  expect(tables['affiliates']?.every(({ owner_id }) => owner_id === session.person)).toBe(true);
});

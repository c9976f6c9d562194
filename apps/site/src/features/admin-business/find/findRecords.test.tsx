// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { getClient, getFunctions } from '../../../lib/backend/client.ts';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
import { findRecords } from './findRecords.ts';

vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn() }));

let client: Awaited<ReturnType<typeof openAsAdmin>>['client'];
beforeEach(async () => {
  ({ client } = await openAsAdmin());
});
const find = async (text: string) => (await findRecords(text, new AbortController().signal)).records;

it('finds people by name and by e-mail address, once each', async () => {
  const { data } = await client.from('profiles').select('id').eq('display_name', 'Tomás Ribeiro').single();
  const tomas = { section: 'users', record: data?.id, label: 'Tomás Ribeiro', hint: 'tomas.ribeiro@duneline.example' };
  const peopleOf = async (text: string) => (await find(text)).filter(({ section }) => section === 'users');
  expect(await peopleOf('TOMAS.RIB')).toEqual([tomas]);
  expect(await peopleOf('ribeiro')).toEqual([tomas]);
  // Only the name has the accent.
  expect(await peopleOf('Tomás r')).toEqual([{ ...tomas, hint: '' }]);
});

it('finds an order by its number and by its buyer, and an account by its number', async () => {
  expect(await find('10033')).toContainEqual({ section: 'orders', record: '10033', label: 'Order 10033', hint: 'Tomás Ribeiro' });
  expect((await find('tomas.ribeiro')).filter(({ section }) => section === 'orders').length).toBeGreaterThan(1);
  const { data } = await client.from('trading_accounts').select('number').limit(1).single();
  const number = data?.number ?? 0;
  expect(await find(String(number))).toContainEqual(
    expect.objectContaining({ section: 'accounts', record: String(number), label: `Account ${number}` }),
  );
});

it('finds a payout by its number, by its receipt and by where it goes', async () => {
  const requested = { section: 'payouts', record: '31017', label: 'Payout 31017, Tomás Ribeiro' };
  expect(await find('31017')).toContainEqual({ ...requested, hint: 'Millennium bcp, PT50 … 0318' });
  const paid = { section: 'payouts', record: '31014', label: 'Payout 31014, Lucía Fernández', hint: 'USDT (TRC-20) TQn9…x4Lf' };
  for (const text of ['dl-31014', 'TQn9']) expect(await find(text)).toContainEqual(paid);
});

it("finds an affiliate's payout by the reference of its transfer", async () => {
  expect(await find('dla-2026-0002')).toContainEqual({
    section: 'affiliate-payouts',
    record: expect.any(String),
    label: 'Payout of $80.00 to LEILA',
    hint: 'DLA-2026-0002',
  });
});

it.each([
  ['affiliates', 'affiliates', 'code'],
  ['coupons', 'coupons', 'code'],
  ['tickets', 'tickets', 'subject'],
  ['messages', 'contact_messages', 'email'],
  ['seo', 'seo_config', 'path'],
  ['blog', 'blog_posts', 'title'],
] as const)('finds what /admin/%s lists', async (section, table, column) => {
  const { data } = await client.from(table).select(column).limit(1).overrideTypes<Record<string, string>[], { merge: false }>();
  const text = data?.[0]?.[column] ?? '';
  expect(text).not.toBe('');
  expect((await find(text)).map((record) => record.section)).toContain(section);
});

it('takes what would be a pattern or a condition literally', async () => {
  expect(await find('a%_"),id.neq.x(')).toEqual([]);
});

it('gives what it found when one kind of record cannot be searched, and says that more may be there', async () => {
  vi.mocked(getFunctions).mockRejectedValue(new Error('The function is away.'));
  const { records, isIncomplete } = await findRecords('10033', new AbortController().signal);
  expect(records).toContainEqual(expect.objectContaining({ section: 'orders', record: '10033' }));
  expect(isIncomplete).toBe(true);
  vi.mocked(getClient).mockRejectedValue(new Error('The backend is away.'));
  await expect(findRecords('10033', new AbortController().signal)).rejects.toThrow('The backend is away.');
});

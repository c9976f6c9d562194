// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
import { accountIn, accountInDetails, type PayoutMethod } from './accountIn.ts';
import { readKnownDestination } from './readKnownDestination.ts';

vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn() }));

let session: Awaited<ReturnType<typeof openAsAdmin>>;
beforeEach(async () => {
  session = await openAsAdmin();
});

const IBAN = 'PT50000201231234567890154';

async function personOf(name: string): Promise<string> {
  const { data } = await session.service.from('profiles').select('id').eq('display_name', name).single();
  return data?.id ?? '';
}
const NO_PAYOUT = '00000000-0000-4000-8000-000000000000';
/** What is known about a trader's destination, for a payout that is not stored. */
const compare = async (name: string, method: PayoutMethod, destination: string, id = NO_PAYOUT) =>
  readKnownDestination({ id, owner: await personOf(name), to: accountIn(method, destination) });
/** The destination of somebody's bank account. */
const bank = (holder: string, iban: string) => `${holder}, ${iban}`;
/** Changes where the payout with a number goes. */
const send = (number: number, destination: string, method: PayoutMethod = 'Bank') =>
  session.service.from('payouts').update({ destination, method }).eq('number', number);

it('knows an account to which a trader was paid, and a new one', async () => {
  expect(await compare('Khalid Salem', 'Bank', 'Al Rajhi Bank, SA … 7719')).toEqual({
    isFirstPayout: false,
    isNew: false,
    sharedWith: [],
  });
  expect(await compare('Khalid Salem', 'Bank', bank('Khalid Salem', IBAN))).toEqual({
    isFirstPayout: false,
    isNew: true,
    sharedWith: [],
  });
});

it('does not count a payout that is not paid, nor the one that is looked at', async () => {
  expect(await compare('Tomás Ribeiro', 'Bank', 'Millennium bcp, PT50 … 0318')).toMatchObject({ isFirstPayout: true });
  const { data } = await session.service.from('payouts').select('id, destination').eq('number', 31_014).single();
  const paid = ['Lucía Fernández', 'Crypto', data?.destination ?? ''] as const;
  expect(await compare(...paid)).toMatchObject({ isFirstPayout: false, isNew: false });
  expect(await compare(...paid, data?.id)).toMatchObject({ isFirstPayout: true, isNew: true });
});

it('finds the same account under another holder, with another bank code and with spaces, once per person', async () => {
  await send(31_012, bank('K. Salem', IBAN));
  await send(31_008, `Khalid Salem, PT50 0002 0123 1234 5678 9015 4, BCOMPTPL`);
  expect((await compare('Tomás Ribeiro', 'Bank', bank('Tomás Ribeiro', IBAN))).sharedWith).toEqual([
    { id: await personOf('Khalid Salem'), name: 'Khalid Salem' },
  ]);
  const own = await compare('Khalid Salem', 'Bank', bank('Khalid Salem', IBAN));
  expect(own).toMatchObject({ isNew: false, sharedWith: [] });
});

it('takes a part of an address for another account, and capitals for the same', async () => {
  await send(31_012, 'not-amira@okaxis', 'UPI');
  expect((await compare('Tomás Ribeiro', 'UPI', 'amira@okaxis')).sharedWith).toEqual([]);
  await send(31_012, 'Amira@okaxis', 'UPI');
  expect((await compare('Tomás Ribeiro', 'UPI', 'amira@okaxis')).sharedWith).toHaveLength(1);
  await send(31_012, 'USDT-ERC20 0xDE0B295669a9FD93d5F28D9Ec85E40f4cb697BAe', 'Crypto');
  const wallet = 'USDT-ERC20 0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae';
  expect((await compare('Tomás Ribeiro', 'Crypto', wallet)).sharedWith).toHaveLength(1);
});

it("finds an affiliate's account in a trader's payout, and the other way round", async () => {
  const leila = { id: await personOf('Leila Karam'), name: 'Leila Karam' };
  const iban = 'AE070331234567890123456';
  expect((await compare('Tomás Ribeiro', 'Bank', bank('T. Ribeiro', iban))).sharedWith).toEqual([leila]);
  const to = accountInDetails('Bank', { iban, holder: 'Leila Karam' });
  expect(await readKnownDestination({ id: NO_PAYOUT, owner: leila.id, to })).toEqual({
    isFirstPayout: false,
    isNew: false,
    sharedWith: [],
  });
  await send(31_012, bank('Leila Karam', iban));
  expect((await readKnownDestination({ id: NO_PAYOUT, owner: leila.id, to })).sharedWith).toEqual([
    { id: await personOf('Khalid Salem'), name: 'Khalid Salem' },
  ]);
});

it('shares nothing with others if there is no account', async () => {
  const to = accountInDetails('Bank', null);
  expect((await readKnownDestination({ id: NO_PAYOUT, owner: await personOf('Leila Karam'), to })).sharedWith).toEqual([]);
});

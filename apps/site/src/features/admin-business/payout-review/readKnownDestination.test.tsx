// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
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
/** What is known about an account, for a payout that is not stored. */
const compare = async (name: string, method: 'Bank' | 'UPI' | 'Crypto', account: string) =>
  readKnownDestination({ id: '00000000-0000-4000-8000-000000000000', owner: await personOf(name), method, account });
/** Changes where the payout with a number goes. */
const send = (number: number, destination: string, method: 'Bank' | 'UPI' = 'Bank') =>
  session.service.from('payouts').update({ destination, method }).eq('number', number);

it('knows an account to which a trader was paid, and a new one', async () => {
  expect(await compare('Khalid Salem', 'Bank', 'Al Rajhi Bank, SA … 7719')).toEqual({
    isFirstPayout: false,
    isNew: false,
    sharedWith: [],
  });
  expect(await compare('Khalid Salem', 'Bank', IBAN)).toEqual({ isFirstPayout: false, isNew: true, sharedWith: [] });
});

it('does not count a payout that is not paid, nor the one that is looked at', async () => {
  const { data } = await session.service.from('payouts').select('id').eq('number', 31_017).single();
  const tomas = { owner: await personOf('Tomás Ribeiro'), method: 'Bank', account: 'Millennium bcp, PT50 … 0318' } as const;
  expect(await compare('Tomás Ribeiro', 'Bank', tomas.account)).toMatchObject({ isFirstPayout: true, isNew: true });
  expect(await readKnownDestination({ ...tomas, id: data?.id ?? '' })).toMatchObject({ isFirstPayout: true, sharedWith: [] });
});

it('finds the same account under another holder and with another bank code, once per person', async () => {
  await send(31_012, `K. Salem, ${IBAN}`);
  await send(31_008, `Khalid Salem, ${IBAN}, BCOMPTPL`);
  expect((await compare('Tomás Ribeiro', 'Bank', IBAN)).sharedWith).toEqual([
    { id: await personOf('Khalid Salem'), name: 'Khalid Salem' },
  ]);
  expect(await compare('Khalid Salem', 'Bank', IBAN)).toMatchObject({ isNew: false, sharedWith: [] });
});

it('takes a part of an address for another account', async () => {
  await send(31_012, 'not-amira@okaxis', 'UPI');
  expect((await compare('Tomás Ribeiro', 'UPI', 'amira@okaxis')).sharedWith).toEqual([]);
  await send(31_012, 'Amira@okaxis', 'UPI');
  expect((await compare('Tomás Ribeiro', 'UPI', 'amira@okaxis')).sharedWith).toHaveLength(1);
});

it("finds an affiliate's account in a trader's payout, and the other way round", async () => {
  const leila = { id: await personOf('Leila Karam'), name: 'Leila Karam' };
  const account = 'AE070331234567890123456';
  expect((await compare('Tomás Ribeiro', 'Bank', account)).sharedWith).toEqual([leila]);
  expect(await compare('Leila Karam', 'Bank', account)).toEqual({ isFirstPayout: false, isNew: false, sharedWith: [] });
  await send(31_012, `Leila Karam, ${account}`);
  expect((await compare('Leila Karam', 'Bank', account)).sharedWith).toEqual([
    { id: await personOf('Khalid Salem'), name: 'Khalid Salem' },
  ]);
});

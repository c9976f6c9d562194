// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { readEarlierDestinations } from '../../features/trader-payouts/earlierDestinations.ts';
import { getClient } from '../../lib/backend/client.ts';
import { openLossySession } from '../lostAnswers.test-support.ts';

vi.mock('../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn(), getStorage: vi.fn() }));
vi.mock('../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));

it('a trader is offered where their own payouts went', async () => {
  const { service } = await openLossySession('trader');
  const destination = 'tomas.ribeiro@okaxis';
  await service.from('payouts').update({ method: 'UPI', destination }).eq('number', 31_017);
  expect(await readEarlierDestinations()).toMatchObject([{ method: 'UPI', written: destination }]);
});

it('an admin, who may read every payout, is offered nothing of others', async () => {
  await openLossySession('admin');
  const client = await getClient();
  const { data } = await client.from('payouts').select('destination').eq('method', 'UPI');
  expect(data?.length).toBeGreaterThan(0);
  expect(await readEarlierDestinations()).toEqual([]);
});

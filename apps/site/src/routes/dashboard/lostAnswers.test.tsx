// @vitest-environment node
import type { PayoutRequestView } from '@duneline/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { returnOrder } from '../../features/checkout/orders/ownOrders.ts';
import { saveNameHidden } from '../../features/trader-certificates/readCertificates.ts';
import { startPayoutRequest } from '../../features/trader-payouts/payoutRequest.actor.ts';
import { failures, losses, openLossySession, testLostAnswers, type LossySession } from '../lostAnswers.test-support.ts';

vi.mock('../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn(), getStorage: vi.fn() }));
vi.mock('../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));

const soon = { timeout: 30_000 };
let session: LossySession;
let accountId: string;

beforeEach(async () => {
  session = await openLossySession('trader');
  // As in the scenario payout-due.
  await session.service.from('payouts').delete().eq('number', 31_017);
  accountId =
    (await session.rowOf('trading_accounts', { user_id: session.person, phase: 'funded', status: 'active' }))['id'] ?? '';
});

testLostAnswers(
  {
    'an evaluation that is returned': async () => {
      const { id, order_id } = await session.rowOf('trading_accounts', {
        user_id: session.person,
        phase: 'phase-1',
        status: 'active',
      });
      await session.service
        .from('positions')
        .delete()
        .eq('account_id', id ?? '');
      await session.service
        .from('trading_accounts')
        .update({ last_trade_at: null })
        .eq('id', id ?? '');
      await session.service
        .from('orders')
        .update({ paid_at: new Date(Date.now() - 60_000).toISOString() })
        .eq('id', order_id ?? '');
      return () => returnOrder(order_id ?? '');
    },
    'a name that is hidden': async () => {
      const { data } = await session.service
        .from('certificates')
        .select('id, trading_accounts!inner(user_id)')
        .eq('trading_accounts.user_id', session.person)
        .limit(1);
      return () => saveNameHidden(data?.[0]?.id ?? '', true);
    },
  },
  (loss) => session.lose(loss),
);

describe('a request of a payout', () => {
  function open() {
    let view: PayoutRequestView | undefined;
    const input = { availableCents: 20_000, minimumCents: 5000, amountCents: 5000, method: 'Bank', status: null } as const;
    const destination = () => 'Tomás Ribeiro, PT50000201231234567890154';
    const target = { accountId, grossOf: (cents: number) => cents * 2, destination };
    const flow = startPayoutRequest(input, target)((next) => (view = next));
    return { flow, status: () => view?.status };
  }

  it('is requested', async () => {
    const { flow, status } = open();
    flow.send({ type: 'request.review' });
    flow.send({ type: 'request.submit' });
    await expect.poll(status, soon).toBe('requested');
    flow.stop();
  });

  it.each(Object.entries(losses))('is found when %s', async (_what, loss) => {
    const { flow, status } = open();
    session.lose(loss);
    flow.send({ type: 'request.review' });
    flow.send({ type: 'request.submit' });
    await expect.poll(status, soon).toBe('unknown');
    flow.send({ type: 'request.check' });
    await expect.poll(status, soon).toBe('requested');
    flow.stop();
  });

  it.each(Object.entries(failures))('is not found when %s', async (_what, fail) => {
    const { flow, status } = open();
    session.lose(fail);
    flow.send({ type: 'request.review' });
    flow.send({ type: 'request.submit' });
    await expect.poll(status, soon).toBe('unknown');
    flow.send({ type: 'request.check' });
    await expect.poll(status, soon).toBe('editing');
    flow.stop();
  });
});

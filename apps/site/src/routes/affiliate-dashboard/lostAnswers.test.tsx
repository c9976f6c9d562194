// @vitest-environment node
import type { PayoutRequestView } from '@duneline/machines';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savePreferences } from '../../features/affiliate-area/notices/preferences.ts';
import { startPayoutRequest } from '../../features/affiliate-area/payouts/payoutRequest.actor.ts';
import { saveMethod } from '../../features/affiliate-area/payouts/saveMethod.ts';
import { saveProfile } from '../../features/profile/profile.ts';
import { blankLink } from '../../features/affiliate-area/tools/linkDraft.ts';
import { archiveLink, saveLink } from '../../features/affiliate-area/tools/links.ts';
import { attachFile } from '../../features/support/attachments.ts';
import { closeTicket, markSeen } from '../../features/support/tickets.ts';
import { openTicket } from '../../lib/support/openTicket.ts';
import { failures, losses, openLossySession, testLostAnswers, type LossySession } from '../lostAnswers.test-support.ts';
import { sendReply } from '../../lib/support/sendReply.ts';

vi.mock('../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn(), getStorage: vi.fn() }));
vi.mock('../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));

const soon = { timeout: 30_000 };
let session: LossySession;
let affiliateId: string;

beforeEach(async () => {
  session = await openLossySession('affiliate');
  affiliateId = (await session.rowOf('affiliates', { owner_id: session.person }))['id'] ?? '';
});
const ticketWith = async (status: string) => (await session.rowOf('tickets', { owner_id: session.person, status }))['id'] ?? '';
const draft = { ...blankLink, name: 'A new one', source: 'news', medium: 'mail', campaign: 'spring' };
const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'scan.pdf', { type: 'application/pdf' });

testLostAnswers(
  {
    'where the money goes': async () => () => saveMethod({ affiliateId, method: 'UPI', details: { vpa: 'leila@bank' } }),
    'a profile': async () => () =>
      saveProfile(session.person, { display_name: ' Leila K. ', locale: 'ar', time_zone: 'Asia/Beirut' }),
    'what one is told of': async () => () => savePreferences(session.person, { notify_sales: false }),
    'a new link': async () => () => saveLink(affiliateId, crypto.randomUUID(), draft),
    'a link that is put away': async () => {
      const { id = '' } = await session.rowOf('affiliate_links', { affiliate_id: affiliateId, is_archived: false });
      return () => archiveLink(id, true);
    },
    'a new ticket': async () => () =>
      openTicket({ id: crypto.randomUUID(), topic: 'affiliate', subject: 'A question', message: 'Which one?' }),
    'a ticket that is closed': async () => {
      const id = await ticketWith('answered');
      return () => closeTicket(id);
    },
    'a reply': async () => {
      const ticket_id = await ticketWith('answered');
      return () => sendReply({ id: crypto.randomUUID(), ticket_id, body: 'Thank you.' });
    },
    'a file': async () => {
      const id = await ticketWith('answered');
      return () => attachFile(id, pdf);
    },
  },
  (loss) => session.lose(loss),
);

it.each([
  ['a link', () => archiveLink(crypto.randomUUID(), true)],
  ['a ticket', () => closeTicket(crypto.randomUUID())],
  ['a profile', () => savePreferences(crypto.randomUUID(), { notify_sales: false })],
])('%s that is not there, or not one’s own, is not called changed', async (_what, change) => {
  await expect(change()).rejects.toMatchObject({ name: 'ServiceError', status: 406 });
});

it('a link, a ticket and a reply that are sent twice are there once', async () => {
  const ids = { link: crypto.randomUUID(), ticket: crypto.randomUUID(), reply: crypto.randomUUID() };
  const sendAll = async () => {
    await saveLink(affiliateId, ids.link, draft);
    await openTicket({ id: ids.ticket, topic: 'affiliate', subject: 'A question', message: 'Which one?' });
    await sendReply({ id: ids.reply, ticket_id: ids.ticket, body: 'Thank you.' });
  };
  await sendAll();
  await sendAll();
  const { count } = await session.service.from('ticket_replies').select('*', { count: 'exact' }).eq('ticket_id', ids.ticket);
  expect(count).toBe(1);
});

it('a reply is not called seen by somebody else’s answer', async () => {
  const ticket = await ticketWith('answered');
  const { id = '' } = await session.rowOf('ticket_replies', { ticket_id: ticket });
  session.lose(failures['somebody else answers with an empty object']);
  await expect(markSeen(ticket, id)).rejects.toMatchObject({ status: 502 });
  session.lose(undefined);
  await expect(markSeen(ticket, id)).resolves.toBeUndefined();
});

describe('a request of a payout', () => {
  const AMOUNT = 5000;

  beforeEach(async () => {
    await session.service.from('affiliate_payouts').delete().eq('affiliate_id', affiliateId);
  });

  function open() {
    let view: PayoutRequestView | undefined;
    const input = { availableCents: 20_000, minimumCents: AMOUNT, amountCents: AMOUNT, method: 'Bank', status: null } as const;
    const flow = startPayoutRequest(input, () => {})((next) => (view = next));
    return { flow, status: () => view?.status };
  }

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

  it.each(Object.entries(failures))(
    'is not found when %s, though an earlier one of the same amount is open',
    async (_what, fail) => {
      const earlier = open();
      earlier.flow.send({ type: 'request.review' });
      earlier.flow.send({ type: 'request.submit' });
      await expect.poll(earlier.status, soon).toBe('requested');
      const { flow, status } = open();
      session.lose(fail);
      flow.send({ type: 'request.review' });
      flow.send({ type: 'request.submit' });
      await expect.poll(status, soon).toBe('unknown');
      flow.send({ type: 'request.check' });
      await expect.poll(status, soon).toBe('editing');
      flow.stop();
      earlier.flow.stop();
    },
  );

  it('is found although it has been decided meanwhile', async () => {
    const { flow, status } = open();
    session.lose(losses['the connection breaks before the answer']);
    flow.send({ type: 'request.review' });
    flow.send({ type: 'request.submit' });
    await expect.poll(status, soon).toBe('unknown');
    await session.service.from('affiliate_payouts').update({ status: 'approved' }).eq('affiliate_id', affiliateId);
    flow.send({ type: 'request.check' });
    await expect.poll(status, soon).toBe('requested');
    flow.stop();
  });
});

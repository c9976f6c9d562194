// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { readPerson } from '../../../lib/backend/session.ts';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
import { checkPayout, type PayoutChecks } from './payoutChecks.ts';
import { nextStepOf, rejectionOf } from './payoutDecisions.ts';
import { readPayout, readWaitingPayouts, type ReviewedPayout } from './readPayout.ts';
import { decidePayouts } from './readPayouts.ts';

vi.mock('../../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));
vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn() }));

const person = { email: null, phone: null, createdAt: '', lastSignInAt: null };
let session: Awaited<ReturnType<typeof openAsAdmin>>;
beforeEach(async () => {
  session = await openAsAdmin();
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: session.id });
});

/** Khalid Salem's request, after several payouts to the same bank. */
const WAITING = '31016';
const read = async (record = WAITING) => (await readPayout(record)) ?? expect.fail(`There is no payout ${record}.`);
const approve = ({ id }: ReviewedPayout) => decidePayouts({ ids: [id], from: 'requested', status: 'approved' });

it('reads a payout by its number and by its id, with its trader, what it requires and when it is due', async () => {
  const payout = await read();
  expect(payout).toMatchObject({
    person: 'Khalid Salem',
    account: { status: 'active' },
    identity: { status: 'approved' },
    dispute: null,
    decider: null,
    isOwn: false,
    isOverdue: true,
  });
  expect(await readPayout(payout.id)).toEqual(payout);
});

it.each(['nothing', '99999', '00000000-0000-4000-8000-000000000000'])('reads nothing for %s', async (record) => {
  expect(await readPayout(record)).toBeNull();
});

type Change = (payout: ReviewedPayout) => PromiseLike<{ readonly error: unknown }>;
const changes: Readonly<Record<keyof PayoutChecks, Change>> = {
  isActive: ({ account: { number } }) =>
    session.service
      .from('trading_accounts')
      .update({ status: 'terminated', breach_clause: 'daily-loss', breach_reason: 'A loss.', ended_at: '2026-02-27T12:00:00Z' })
      .eq('number', number),
  isCovered: ({ account: { number, initial_cents: initial }, gross_cents: gross }) =>
    session.service
      .from('trading_accounts')
      .update({ balance_cents: initial + gross - 1 })
      .eq('number', number),
  isIdentified: ({ identity }) =>
    session.service
      .from('kyc_documents')
      .update({ status: 'rejected', reason: 'It is a copy.', confirmed_name: null })
      .eq('id', identity?.id ?? ''),
  isUndisputed: async ({ account }) => {
    const { data } = await session.service.from('orders').select('id').eq('number', account.order.number).single();
    return session.service
      .from('payments')
      .update({ dispute_status: 'open', disputed_at: '2026-02-27T12:00:00Z' })
      .eq('order_id', data?.id ?? '');
  },
};

it('finds nothing against a payout that the database lets an admin approve, and then pay', async () => {
  const payout = await read();
  expect(Object.values(checkPayout(payout))).not.toContain(false);
  await approve(payout);
  expect(await read()).toMatchObject({ status: 'approved', decider: 'Noor Haddad' });
  await decidePayouts({ ids: [payout.id], from: 'approved', status: 'paid' });
  expect(await read()).toMatchObject({ status: 'paid', receipt_id: `DL-${WAITING}` });
});

it.each(Object.entries(changes))('finds what the database refuses to approve: %s fails alone', async (check, change) => {
  const before = await read();
  expect((await change(before)).error).toBeNull();
  const payout = await read();
  const failed = Object.entries(checkPayout(payout)).flatMap(([name, isMet]) => (isMet ? [] : [name]));
  expect(failed).toEqual([check]);
  await expect(approve(payout)).rejects.toMatchObject({ status: 409 });
});

it('finds no dispute in one about money that paid for nothing and is owed to its buyer', async () => {
  const payout = await read();
  const { data } = await session.service.from('orders').select('id').eq('number', payout.account.order.number).single();
  const surplus = {
    order_id: data?.id ?? '',
    method: 'Visa',
    status: 'failed',
    amount_cents: 9900,
    failure_reason: 'The order was paid already.',
    provider: 'stripe',
    idempotency_key: '00000000-0000-4000-8000-000000000000',
    provider_reference: 'pi_surplus',
    settled_at: '2026-02-26T12:00:00Z',
    surplus_received_at: '2026-02-26T12:00:00Z',
    received_cents: 9900,
    received_currency: 'USD',
    owed_cents: 9900,
    dispute_status: 'open',
    disputed_at: '2026-02-27T12:00:00Z',
  } as const;
  expect((await session.service.from('payments').insert(surplus)).error).toBeNull();
  expect(checkPayout(await read())).toMatchObject({ isUndisputed: true });
  await approve(payout);
});

it('keeps an exact profit as enough', async () => {
  const { account, gross_cents: gross } = await read();
  await session.service
    .from('trading_accounts')
    .update({ balance_cents: account.initial_cents + gross })
    .eq('number', account.number);
  expect(checkPayout(await read())).toMatchObject({ isCovered: true });
});

it('names a proof of identity that waits for its review, once the approved one was rejected', async () => {
  const payout = await read();
  const { owner } = payout;
  const proof = { owner_id: owner, kind: 'identity-card', storage_path: `${owner}/new.pdf` } as const;
  const { data } = await session.service.from('kyc_documents').insert(proof).select('id').single();
  expect(await read()).toMatchObject({ identity: payout.identity, waitingProof: { id: data?.id } });
  await changes.isIdentified(payout);
  expect(await read()).toMatchObject({ identity: null, waitingProof: { id: data?.id } });
});

it('has what waits in a queue for its next step, the oldest first, without what is decided and without own payouts', async () => {
  const waiting = await readWaitingPayouts('requested');
  expect(waiting.map(({ record }) => record)).toEqual([WAITING, '31017']);
  expect((await readWaitingPayouts('approved')).map(({ record }) => record)).toEqual(['31015']);
  await approve(await read());
  expect((await readWaitingPayouts('requested')).map(({ record }) => record)).toEqual(['31017']);
  expect((await readWaitingPayouts('approved')).map(({ record }) => record)).toEqual(['31015', WAITING]);

  const { owner } = await read('31017');
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: owner });
  const own = await read('31017');
  expect([nextStepOf(own, decidePayouts), rejectionOf(own, decidePayouts)]).toEqual([null, null]);
  expect(await readWaitingPayouts('requested')).toEqual([]);
});

it('approves several payouts together, or none of them if the database finds something against one', async () => {
  const payouts = [await read(), await read('31017')] as const;
  const together = { ids: payouts.map(({ id }) => id), from: 'requested', status: 'approved' } as const;
  await changes.isCovered(payouts[1]);
  await expect(decidePayouts(together)).rejects.toMatchObject({ status: 409 });
  expect(await read()).toMatchObject({ status: 'requested' });
  const { account, gross_cents: gross } = payouts[1];
  const balance = { balance_cents: account.initial_cents + gross };
  await session.service.from('trading_accounts').update(balance).eq('number', account.number);
  await decidePayouts(together);
  expect([(await read()).status, (await read('31017')).status]).toEqual(['approved', 'approved']);
});

it('leads from the request to the approval and to the payment, the last without a key', async () => {
  const requested = await read();
  expect(nextStepOf(requested, decidePayouts)).toMatchObject({ confirmLabel: 'Approve', hasKey: true });
  await nextStepOf(requested, decidePayouts)?.confirm('');
  const approved = await read();
  expect(nextStepOf(approved, decidePayouts)).toMatchObject({ confirmLabel: 'Mark as paid', hasKey: false });
  await nextStepOf(approved, decidePayouts)?.confirm('');
  const paid = await read();
  expect([nextStepOf(paid, decidePayouts), rejectionOf(paid, decidePayouts)]).toEqual([null, null]);
});

it('says that a rejected payout can be requested again, and when', async () => {
  const payout = await read();
  expect(rejectionOf(payout, decidePayouts)?.text).toBe('It can be requested again at once.');
  await changes.isCovered(payout);
  expect(rejectionOf(await read(), decidePayouts)?.text).toBe('It can be requested again once all checks pass.');
});

it('does not reject what somebody else has approved meanwhile', async () => {
  const payout = await read();
  await approve(payout);
  const rejection = { ids: [payout.id], from: 'requested', status: 'rejected', reason: 'No.' } as const;
  await expect(decidePayouts(rejection)).rejects.toMatchObject({ status: 409 });
  expect(await read()).toMatchObject({ status: 'approved', reject_reason: null });
  await decidePayouts({ ...rejection, from: 'approved' });
  expect(await read()).toMatchObject({ status: 'rejected', reject_reason: 'No.' });
});

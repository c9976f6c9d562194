// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { readPerson } from '../../../lib/backend/session.ts';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
import { checkAffiliatePayout } from './affiliateChecks.ts';
import { nextStepOf, rejectionOf } from './affiliatePayoutDecisions.ts';
import { readAffiliatePayout, readWaitingAffiliatePayouts, type ReviewedAffiliatePayout } from './readAffiliatePayout.ts';
import { decideAffiliatePayouts } from './readAffiliatePayouts.ts';

vi.mock('../../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));
vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn() }));

const person = { email: null, phone: null, createdAt: '', lastSignInAt: null };
let session: Awaited<ReturnType<typeof openAsAdmin>>;
beforeEach(async () => {
  session = await openAsAdmin();
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: session.id });
});

/** The only payout of an affiliate with a status. */
async function idOf(code: string, status: 'requested' | 'approved' | 'rejected' = 'requested'): Promise<string> {
  const { data } = await session.service
    .from('affiliate_payouts')
    .select('id, affiliate:affiliates!inner(code)')
    .match({ 'affiliate.code': code, status })
    .single();
  return data?.id ?? '';
}
const read = async (id: string) => (await readAffiliatePayout(id)) ?? expect.fail(`There is no payout ${id}.`);
const readLeila = async () => read(await idOf('LEILA'));
const approve = ({ id }: ReviewedAffiliatePayout) =>
  decideAffiliatePayouts({ ids: [id], from: 'requested', status: 'approved', text: '' });

it('reads a payout with its affiliate, what it requires and when it is due', async () => {
  expect(await readLeila()).toMatchObject({
    person: 'Leila Karam',
    affiliate: { code: 'LEILA', status: 'active' },
    identity: { status: 'approved' },
    decider: null,
    isOwn: false,
    due: '2026-03-01T12:15:00.000Z',
    isOverdue: true,
  });
});

it.each(['LEILA', '1', '00000000-0000-4000-8000-000000000000'])('reads nothing for %s', async (id) => {
  expect(await readAffiliatePayout(id)).toBeNull();
});

type Check = keyof ReturnType<typeof checkAffiliatePayout>;
const changes: Readonly<Record<Check, (payout: ReviewedAffiliatePayout) => PromiseLike<{ readonly error: unknown }>>> = {
  isActive: ({ affiliate }) => session.service.from('affiliates').update({ status: 'suspended' }).eq('id', affiliate.id),
  isIdentified: ({ identity }) =>
    session.service
      .from('kyc_documents')
      .update({ status: 'rejected', reason: 'It is a copy.', confirmed_name: null })
      .eq('id', identity?.id ?? ''),
  isCovered: ({ affiliate }) =>
    session.service.from('affiliate_commissions').update({ status: 'reversed' }).eq('affiliate_id', affiliate.id),
};

it('finds nothing against a payout that the database lets an admin approve, and then pay', async () => {
  const payout = await readLeila();
  expect(Object.values(checkAffiliatePayout(payout))).not.toContain(false);
  await approve(payout);
  const { id } = payout;
  expect(await read(id)).toMatchObject({ status: 'approved', decider: 'Noor Haddad' });
  await decideAffiliatePayouts({ ids: [id], from: 'approved', status: 'paid', text: 'TR-1' });
  expect(await read(id)).toMatchObject({ status: 'paid', reference: 'TR-1' });
});

it.each(Object.entries(changes))('finds what the database refuses to approve: %s fails alone', async (check, change) => {
  const before = await readLeila();
  expect((await change(before)).error).toBeNull();
  const payout = await readLeila();
  const failed = Object.entries(checkAffiliatePayout(payout)).flatMap(([name, isMet]) => (isMet ? [] : [name]));
  expect(failed).toEqual([check]);
  await expect(approve(payout)).rejects.toMatchObject({ status: 409 });
});

it('leads from the request to the approval and to the payment, which has no key and needs a reference', async () => {
  const requested = await readLeila();
  expect(nextStepOf(requested, decideAffiliatePayouts)).toMatchObject({ confirmLabel: 'Approve', hasKey: true });
  await nextStepOf(requested, decideAffiliatePayouts)?.confirm('');
  const approved = await read(requested.id);
  expect(nextStepOf(approved, decideAffiliatePayouts)).toMatchObject({ confirmLabel: 'Mark as paid', hasKey: false });
  await nextStepOf(approved, decideAffiliatePayouts)?.confirm('TR-1');
  const paid = await read(requested.id);
  expect(paid).toMatchObject({ status: 'paid', reference: 'TR-1' });
  expect([nextStepOf(paid, decideAffiliatePayouts), rejectionOf(paid, decideAffiliatePayouts)]).toEqual([null, null]);
});

it('rejects a payout with the reason that the affiliate reads', async () => {
  const payout = await readLeila();
  await rejectionOf(payout, decideAffiliatePayouts)?.confirm('Orders were refunded.');
  expect(await read(payout.id)).toMatchObject({ status: 'rejected', reason: 'Orders were refunded.' });
});

it('has what waits in a queue for its next step, the oldest first, without own payouts', async () => {
  const [leila, sofia, vikram] = [await idOf('LEILA'), await idOf('SOFIA'), await idOf('VIKRAM', 'approved')];
  const waiting = async (status: 'requested' | 'approved') =>
    (await readWaitingAffiliatePayouts(status)).map(({ record }) => record);
  expect(await waiting('requested')).toEqual([leila, sofia]);
  expect(await waiting('approved')).toEqual([vikram]);
  await approve(await read(leila));
  expect(await waiting('requested')).toEqual([sofia]);

  const { owner } = await read(sofia);
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: owner });
  const own = await read(sofia);
  expect([nextStepOf(own, decideAffiliatePayouts), rejectionOf(own, decideAffiliatePayouts)]).toEqual([null, null]);
  expect(await waiting('requested')).toEqual([]);
});

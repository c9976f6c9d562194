// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { readPerson } from '../../../lib/backend/session.ts';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
import { approvalOf, refusalOf } from './affiliateDecisions.ts';
import { decideAffiliate } from './changeAffiliate.ts';
import { readAffiliate, readWaitingApplications } from './readAffiliate.ts';

vi.mock('../../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));
vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn() }));

const person = { email: null, phone: null, createdAt: '', lastSignInAt: null };
let session: Awaited<ReturnType<typeof openAsAdmin>>;
beforeEach(async () => {
  session = await openAsAdmin();
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: session.id });
});

async function idOf(code: string): Promise<string> {
  const { data } = await session.service.from('affiliates').select('id').eq('code', code).single();
  return data?.id ?? '';
}
const read = async (code: string) => (await readAffiliate(await idOf(code))) ?? expect.fail(`There is no affiliate ${code}.`);
const offered = (affiliate: Awaited<ReturnType<typeof read>>) =>
  [approvalOf, refusalOf].map((offer) => offer(affiliate, decideAffiliate)?.confirmLabel ?? null);

it('offers what an affiliate can become, and does it', async () => {
  const application = await read('CLARA');
  expect(application).toMatchObject({ status: 'pending', decider: null });
  expect(offered(application)).toEqual(['Approve', 'Reject']);
  await approvalOf(application, decideAffiliate)?.confirm('');

  const active = await read('CLARA');
  expect(active).toMatchObject({ status: 'active', decider: 'Noor Haddad' });
  expect(offered(active)).toEqual([null, 'Suspend']);
  await refusalOf(active, decideAffiliate)?.confirm('');

  const suspended = await read('CLARA');
  expect(offered(suspended)).toEqual(['Approve', null]);
});

it('rejects an application with the reason that the applicant reads', async () => {
  await refusalOf(await read('CLARA'), decideAffiliate)?.confirm('Please say more.');
  const rejected = await read('CLARA');
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'Please say more.' });
  expect(offered(rejected)).toEqual(['Approve', null]);
  await approvalOf(rejected, decideAffiliate)?.confirm('');
  expect(await read('CLARA')).toMatchObject({ status: 'active', reason: 'Please say more.' });
});

it('does not reject what somebody else has approved meanwhile', async () => {
  const application = await read('CLARA');
  await approvalOf(application, decideAffiliate)?.confirm('');
  await expect(refusalOf(application, decideAffiliate)?.confirm('No.')).rejects.toMatchObject({ status: 409 });
  expect(await read('CLARA')).toMatchObject({ status: 'active', reason: null });
});

it("has the applications that wait in a queue, the oldest first, without those that are decided or the admin's own", async () => {
  const { data } = await session.service.from('profiles').select('id').eq('display_name', 'Tomás Ribeiro').single();
  const earlier = { owner_id: data?.id, code: 'EARLIER', audience: 'A trading club', applied_at: '2026-01-02T09:00:00Z' };
  await session.service.from('affiliates').insert(earlier);
  const waiting = await readWaitingApplications();
  expect(waiting.map(({ record }) => record)).toEqual([await idOf('EARLIER'), await idOf('CLARA')]);
  const clara = await read('CLARA');
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: clara.owner_id });
  const own = await read('CLARA');
  expect(offered(own)).toEqual([null, null]);
  expect((await readWaitingApplications()).map(({ record }) => record)).not.toContain(clara.id);
  await approvalOf(clara, decideAffiliate)?.confirm('');
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: session.id });
  expect((await readWaitingApplications()).map(({ record }) => record)).not.toContain(clara.id);
});

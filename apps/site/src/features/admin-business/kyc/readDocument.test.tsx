// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import { getStorage } from '../../../lib/backend/client.ts';
import { readPerson } from '../../../lib/backend/session.ts';
import { openAsAdmin } from '../openAsAdmin.test-support.ts';
import { downloadDocument, readDocument, readEvidence, readWaitingDocuments } from './readDocument.ts';
import { decideDocument } from './readDocuments.ts';

vi.mock('../../../lib/backend/session.ts', () => ({ readPerson: vi.fn() }));
vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn(), getFunctions: vi.fn(), getStorage: vi.fn() }));

const person = { email: null, phone: null, createdAt: '', lastSignInAt: null };
let session: Awaited<ReturnType<typeof openAsAdmin>>;
beforeEach(async () => {
  session = await openAsAdmin();
  vi.mocked(getStorage).mockResolvedValue(session.client.storage);
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: session.id });
});

/** The only document that waits of somebody. */
async function waitingOf(name: string) {
  const { data } = await session.service.from('profiles').select('id').eq('display_name', name).single();
  const { data: document } = await session.service
    .from('kyc_documents')
    .select('id, owner_id')
    .match({ owner_id: data?.id ?? '', status: 'pending' })
    .single();
  return { id: document?.id ?? '', owner: document?.owner_id ?? '' };
}

it('reads a document with its owner, its file and when it is due', async () => {
  const { id, owner } = await waitingOf('Kwame Mensah');
  const document = await readDocument(id);
  expect(document).toMatchObject({ owner, person: 'Kwame Mensah', kind: 'identity-card', decider: null, isOverdue: true });
  const file = await downloadDocument(document?.storage_path ?? '', new AbortController().signal);
  expect(await file.text()).toContain('Kwame Mensah');
});

it('reads nothing for an address that is no id, for an unknown one, and for a deleted account', async () => {
  const { id } = await waitingOf('Kwame Mensah');
  await session.service.from('kyc_documents').update({ owner_id: null }).eq('id', id);
  expect(await readDocument(id)).toBeNull();
  expect(await readDocument('nothing')).toBeNull();
  expect(await readDocument('00000000-0000-4000-8000-000000000000')).toBeNull();
  expect((await readWaitingDocuments()).map(({ record }) => record)).not.toContain(id);
});

it('reads the names on the orders once each, and all documents of a person', async () => {
  const { owner } = await waitingOf('Elif Aydın');
  const { data } = await session.service.from('orders').select('id').limit(3);
  const names = ['Elif Aydın', 'Elif Aydın', 'Deniz Aydın'];
  for (const [index, { id }] of (data ?? []).entries()) {
    const values = { user_id: owner, full_name: names[index] ?? '', billing_country: 'TR' };
    await session.service.from('orders').update(values).eq('id', id);
  }
  const { buyers, documents } = await readEvidence(owner);
  const sample = buyers.filter(({ country }) => country === 'TR').map(({ name }) => name);
  expect(sample.toSorted()).toEqual(['Deniz Aydın', 'Elif Aydın']);
  expect(documents.map(({ status }) => status)).toEqual(['pending', 'rejected']);
});

it('offers nobody their own document to review', async () => {
  const { id, owner } = await waitingOf('Kwame Mensah');
  expect(await readDocument(id)).toMatchObject({ isOwn: false });
  vi.mocked(readPerson).mockResolvedValue({ ...person, id: owner });
  expect(await readDocument(id)).toMatchObject({ isOwn: true });
  expect((await readWaitingDocuments()).map(({ record }) => record)).not.toContain(id);
});

it('has the documents that wait in a queue, the oldest first, without those that are decided', async () => {
  const before = await readWaitingDocuments();
  expect(before.map(({ since }) => since)).toEqual(before.map(({ since }) => since).toSorted());
  const [first] = before;
  await decideDocument({ id: first?.record ?? '', from: 'pending', status: 'approved', confirmedName: ' Kwame  Mensah ' });
  expect(await readWaitingDocuments()).toEqual(before.slice(1));
  expect(await readDocument(first?.record ?? '')).toMatchObject({
    status: 'approved',
    confirmed_name: expect.stringMatching(/^ ?Kwame Mensah ?$/),
    decider: 'Noor Haddad',
  });
});

it('rejects a document that was approved, and does not decide what somebody else has decided', async () => {
  const { id } = await waitingOf('Kwame Mensah');
  await decideDocument({ id, from: 'pending', status: 'approved', confirmedName: 'Kwame Mensah' });
  await expect(decideDocument({ id, from: 'pending', status: 'rejected', reason: 'No.' })).rejects.toMatchObject({ status: 409 });
  await decideDocument({ id, from: 'approved', status: 'rejected', reason: 'It is a copy.' });
  expect(await readDocument(id)).toMatchObject({ status: 'rejected', reason: 'It is a copy.', confirmed_name: null });
});

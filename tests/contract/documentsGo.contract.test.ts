import type { BackendOptions } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { openBothSides } from './attacks/bothSides.ts';
import { idOf, openProject } from './project.ts';
import { openDatabase } from './rlsDatabase.ts';
import { duneline } from './rlsProjects.ts';

// Files that nobody handed in, and documents of deleted accounts, go: from the database and from the buckets.

const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const DAY_MS = 86_400_000;
const pdf = new Blob(['%PDF-1.7\n%%EOF'], { type: 'application/pdf' });

/** A seeded trader who was paid, with one document, and one who was not. */
const paidAccount = rowsOf('payouts').find(({ status }) => status === 'paid')?.['account_id'];
const payee = String(rowsOf('trading_accounts').find(({ id }) => id === paidAccount)?.['user_id']);
const hasCoupon = (person: unknown) => rowsOf('coupons').some(({ owner_id }) => owner_id === person);
const unpaid = String(
  rowsOf('kyc_documents').find(
    ({ status, keep_until, owner_id }) => status === 'rejected' && keep_until === null && !hasCoupon(owner_id),
  )?.['owner_id'],
);

function open(options: BackendOptions = {}) {
  const project = openProject(options);
  const { backend, clock, client, keys } = project;
  const moment = (days: number) => new Date(clock.now() + days * DAY_MS).toISOString();
  const service = client(keys.serviceRole);
  const documentsIn = async (folder: string) =>
    (await service.from('kyc_documents').select('owner_id, status').like('storage_path', `${folder}/%`)).data ?? [];
  const filesIn = async (folder: string, bucket = 'kyc') =>
    ((await service.storage.from(bucket).list(folder)).data ?? []).map(({ name }) => name);
  const wait = async (days: number) => {
    clock.advance(days * DAY_MS);
    await backend.runJob('remove-due-files');
  };
  return { ...project, service, moment, documentsIn, filesIn, wait };
}

describe('when an account is deleted', () => {
  it('its documents go with their files, if nothing was ever paid', async () => {
    const { service, documentsIn, filesIn, wait } = open();
    expect([(await documentsIn(unpaid)).length, (await filesIn(unpaid)).length]).toEqual([2, 2]);
    expect((await service.auth.admin.deleteUser(unpaid)).error).toBeNull();
    await wait(1);
    expect([await documentsIn(unpaid), await filesIn(unpaid)]).toEqual([[], []]);
  });

  it('after a payout its documents stay without their owner as long as they must be kept, and then go', async () => {
    const { service, moment, documentsIn, filesIn, wait } = open();
    await service
      .from('kyc_documents')
      .update({ keep_until: moment(3) })
      .eq('owner_id', payee);
    expect((await service.auth.admin.deleteUser(payee)).error).toBeNull();
    await wait(2.9);
    expect(await documentsIn(payee)).toEqual([{ owner_id: null, status: 'approved' }]);
    expect(await filesIn(payee)).toHaveLength(1);
    await wait(0.1);
    expect([await documentsIn(payee), await filesIn(payee)]).toEqual([[], []]);
  });

  it('a document that nobody has reviewed goes at once, also after a payout', async () => {
    const { service, moment, documentsIn, wait } = open();
    const pending = { owner_id: payee, kind: 'residence-permit', storage_path: `${payee}/permit.pdf` } as const;
    expect((await service.from('kyc_documents').insert({ ...pending, keep_until: moment(100) })).error).toBeNull();
    expect((await service.auth.admin.deleteUser(payee)).error).toBeNull();
    await wait(0);
    expect((await documentsIn(payee)).map(({ status }) => status)).not.toContain('pending');
  });
});

it('a payout keeps the documents of whoever is paid for five years from then on', async () => {
  const { service, clientOf, moment } = open();
  const [admin, trader] = [await clientOf('admin'), await idOf(await clientOf('trader'))];
  const keptUntil = async () =>
    (await service.from('kyc_documents').select('keep_until').eq('owner_id', trader)).data?.map(({ keep_until }) => keep_until);
  expect(await keptUntil()).toEqual([null, null]);
  for (const status of ['approved', 'paid'] as const) {
    expect((await admin.from('payouts').update({ status }).eq('number', 31_017)).error).toBeNull();
  }
  const year = Number(moment(0).slice(0, 4)) + 5;
  expect(await keptUntil()).toEqual([expect.stringMatching(`^${year}-`), expect.stringMatching(`^${year}-`)]);
});

describe('a file that was uploaded', () => {
  it.each(['kyc', 'attachments'])('to %s and never handed in is there for a day', async (bucket) => {
    const { clientOf, filesIn, wait } = open();
    const trader = await clientOf('trader');
    const folder = await idOf(trader);
    const kept = await filesIn(folder, bucket);
    expect((await trader.storage.from(bucket).upload(`${folder}/never.pdf`, pdf)).error).toBeNull();
    await wait(0.9);
    expect(await filesIn(folder, bucket)).toContain('never.pdf');
    await wait(0.1);
    expect(await filesIn(folder, bucket)).toEqual(kept);
  });

  it('and handed in stays', async () => {
    const { clientOf, filesIn, wait } = open();
    const trader = await clientOf('trader');
    const folder = await idOf(trader);
    await trader.storage.from('kyc').upload(`${folder}/permit.pdf`, pdf);
    const body = { path: `${folder}/permit.pdf`, kind: 'residence-permit' };
    expect((await trader.functions.invoke('submit-document', { body })).error).toBeNull();
    await wait(30);
    expect(await filesIn(folder)).toContain('permit.pdf');
  });
});

it.each(['remove_due_files', 'due_files'] as const)('%s answers the service key alone', async (name) => {
  const { service, clientOf } = open();
  expect((await service.rpc(name)).error).toBeNull();
  for (const person of ['trader', 'admin'] as const) {
    expect((await (await clientOf(person)).rpc(name)).error).toMatchObject({ code: '42501' });
  }
});

describe('the edge function remove-due-files', () => {
  it('removes due files, and no other', async () => {
    const { clock, client, clientOf, filesIn, service } = open();
    const trader = await clientOf('trader');
    const folder = await idOf(trader);
    const kept = await filesIn(folder);
    for (const bucket of ['kyc', 'attachments']) await trader.storage.from(bucket).upload(`${folder}/never.pdf`, pdf);
    clock.advance(DAY_MS);
    await service.storage.from('kyc').upload(`${folder}/today.pdf`, pdf);
    const remove = async () => (await client().functions.invoke('remove-due-files', { method: 'POST' })).data as unknown;
    expect(await remove()).toEqual({ removed: 2 });
    expect(await filesIn(folder)).toEqual([...kept, 'today.pdf'].toSorted());
    expect(await filesIn(folder, 'attachments')).not.toContain('never.pdf');
    expect(await remove()).toEqual({ removed: 0 });
  });

  it('leaves their entries while storage fails, so that the job finds them again', async () => {
    const fails = {
      name: 'fails',
      summary: 'Storage fails.',
      faults: [{ on: 'DELETE storage.*', answer: { status: 503 } }],
    };
    const { clock, clientOf, service, send } = open({ scenario: fails });
    const trader = await clientOf('trader');
    const name = `${await idOf(trader)}/never.pdf`;
    await trader.storage.from('kyc').upload(name, pdf);
    clock.advance(DAY_MS);
    expect((await send('POST', '/functions/v1/remove-due-files')).status).toBe(502);
    expect((await service.rpc('due_files')).data).toEqual([{ bucket_id: 'kyc', name }]);
  });

  it('is called by the job of a project whose address is in Vault, and no entry goes without its bytes', async () => {
    const db = await openDatabase(duneline.directory);
    await db.exec(`
      create table vault.decrypted_secrets (name text, decrypted_secret text);
      create schema net;
      create table net.calls (url text);
      create function net.http_post(url text) returns bigint language sql as 'insert into net.calls values (url) returning 1';
      insert into storage.objects (bucket_id, name, created_at) values ('kyc', 'nobody/never.pdf', now() - interval '2 days');
    `);
    const ask = async (sql: string) => (await db.query<{ one: unknown }>(`select ${sql} as one`)).rows[0]?.one;
    const entries = () => ask(`(select count(*)::int from storage.objects where name = 'nobody/never.pdf')`);
    expect(await ask('(select jsonb_agg(due) from public.due_files() due)')).toEqual([
      { bucket_id: 'kyc', name: 'nobody/never.pdf' },
    ]);
    await db.exec(`insert into vault.decrypted_secrets values ('project_url', 'https://abc.supabase.co/')`);
    expect(await ask('public.remove_due_files()')).toBe(1);
    expect(await ask('(select jsonb_agg(url) from net.calls)')).toEqual([
      'https://abc.supabase.co/functions/v1/remove-due-files',
    ]);
    expect(await entries()).toBe(1);
    await db.exec('delete from vault.decrypted_secrets');
    expect(await ask('public.remove_due_files()')).toBe(1);
    expect(await entries()).toBe(0);
    await db.close();
  });
});

describe('as in Postgres', () => {
  const { run, call, expectSameRows } = openBothSides();
  const tomas = duneline.personas['trader']?.sub ?? '';
  const payout = { number: 31_017 };

  it('a payout keeps the documents of whoever is paid, without an entry in the audit log about them', async () => {
    expect(await run('admin', 'update', 'payouts', { status: 'approved' }, payout)).toMatchObject({ count: 1 });
    expect(await run('admin', 'update', 'payouts', { status: 'paid' }, payout)).toMatchObject({ count: 1 });
    await expectSameRows('kyc_documents', 'audit_log', 'payouts');
  });

  it('documents of a deleted person have no owner, and go', async () => {
    expect(await run('service_role', 'delete', 'profiles', {}, { id: tomas })).toMatchObject({ count: 1 });
    await expectSameRows('kyc_documents');
    expect(await call('service_role', 'remove_due_files', {})).toMatchObject({ count: 1 });
    await expectSameRows('kyc_documents', 'audit_log');
  });
});

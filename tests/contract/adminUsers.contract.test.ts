import type { BackendOptions } from '@duneline/mocks';
import type { FaultSpec } from '@duneline/specs/contract';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { idOf, openProject, passSecondFactor, people } from './project.ts';
import type { Client, Project } from './project.ts';

async function ask(client: Client, body: object) {
  const { data, error } = await client.functions.invoke('admin-users', { body: { ...body } });
  if (error instanceof FunctionsHttpError) return { status: error.context.status, ...(await error.context.json()) };
  return { status: 200, ...data };
}

const list = { action: 'list', page: 1, perPage: 50, direction: 'asc' };
const reason = 'Asked for by phone, ticket 12.';
const rowsOf = ({ backend }: Project, table: string) => backend.snapshot().tables[table] ?? [];
const lastEntry = (project: Project) => rowsOf(project, 'public.audit_log').at(-1);

async function open(options?: BackendOptions) {
  const project = openProject(options);
  const admin = await project.clientOf('admin');
  return { project, admin, adminId: await idOf(admin), traderId: await idOf(await project.clientOf('trader')) };
}

describe('admin-users', () => {
  it('lists people with roles and second factors, by page and by what is searched for', async () => {
    const { admin, adminId } = await open();
    const all = await ask(admin, list);
    expect(all.users).toHaveLength(Math.min(50, all.count));
    expect(all.users.find(({ id }: { id: string }) => id === adminId)).toMatchObject({
      email: people.admin.email,
      isAdmin: true,
      isConfirmed: true,
      bannedUntil: null,
      factors: [{ type: 'totp' }],
    });
    const found = await ask(admin, { ...list, search: people.trader.email });
    expect(found).toMatchObject({ count: 1, users: [{ email: people.trader.email, isAdmin: false, kind: 'trader' }] });
    expect(await ask(admin, { ...list, search: 'nobody at all' })).toMatchObject({ count: 0, users: [] });
  });

  it('reads one person, and says when there is none', async () => {
    const { admin, traderId } = await open();
    const listed = await ask(admin, { ...list, search: people.trader.email });
    expect(await ask(admin, { action: 'read', user: traderId })).toEqual({ ...listed, count: 1 });
    const nobody = '00000000-0000-4000-8000-00000000aaaa';
    expect(await ask(admin, { action: 'read', user: nobody })).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('bans somebody for a time and lets them in again, with the reason in the audit log', async () => {
    const { project, admin, adminId, traderId } = await open();
    expect(await ask(admin, { action: 'ban', user: traderId, hours: 24, reason })).toEqual({ status: 200, user: traderId });
    expect(lastEntry(project)).toMatchObject({
      actor: adminId,
      action: 'update',
      table_name: 'users',
      row_id: traderId,
      after: { banDuration: '24h', reason },
    });
    const refused = await project.client().auth.signInWithPassword(people.trader);
    expect(refused.error?.code).toBe('user_banned');
    const banned = await ask(admin, { ...list, search: people.trader.email });
    expect(Date.parse(banned.users[0].bannedUntil)).toBe(project.clock.now() + 24 * 3_600_000);
    await ask(admin, { action: 'ban', user: traderId, hours: 0, reason });
    expect((await project.client().auth.signInWithPassword(people.trader)).error).toBeNull();
  });

  it('grants and revokes the admin role', async () => {
    const { project, admin, traderId } = await open();
    const isAdmin = () => rowsOf(project, 'public.user_roles').some(({ user_id: id }) => id === traderId);
    expect(await ask(admin, { action: 'grant', user: traderId, reason })).toMatchObject({ status: 200 });
    expect(await ask(admin, { action: 'grant', user: traderId, reason })).toMatchObject({ status: 200 });
    expect(isAdmin()).toBe(true);
    expect(await ask(admin, { action: 'revoke', user: traderId, reason })).toMatchObject({ status: 200 });
    expect(isAdmin()).toBe(false);
    expect(lastEntry(project)).toMatchObject({ before: { role: 'admin' }, after: { role: null, reason } });
  });

  it('creates, invites, makes a link for and deletes an account, with its files', async () => {
    const { project, admin } = await open();
    const created = await ask(admin, { action: 'create', email: 'New@Mail.example', reason });
    expect(created.status).toBe(200);
    expect(lastEntry(project)).toMatchObject({ action: 'insert', after: { email: 'new@mail.example', how: 'create', reason } });
    expect((await ask(admin, { action: 'invite', email: 'guest@mail.example', reason })).status).toBe(200);
    for (const type of ['recovery', 'magiclink']) {
      const { link } = await ask(admin, { action: 'link', user: created.user, type, reason });
      expect(new URL(link).searchParams.get('type')).toBe(type);
    }
    const { storage } = project.client(project.keys.serviceRole);
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
    for (const bucket of ['kyc', 'attachments']) await storage.from(bucket).upload(`${created.user}/paper.pdf`, pdf);
    expect((await storage.from('kyc').list(created.user)).data).toHaveLength(1);
    expect(await ask(admin, { action: 'delete', user: created.user, reason })).toMatchObject({ status: 200 });
    for (const bucket of ['kyc', 'attachments']) expect((await storage.from(bucket).list(created.user)).data).toEqual([]);
    expect(rowsOf(project, 'auth.users').some(({ id }) => id === created.user)).toBe(false);
    expect(lastEntry(project)).toMatchObject({ action: 'delete', before: { email: 'new@mail.example', reason } });
    expect(await ask(admin, { action: 'delete', user: created.user, reason })).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
  });

  it('removes a second factor that somebody has lost, and no other', async () => {
    const { project, admin, traderId } = await open();
    const trader = await project.clientOf('trader');
    const { data: app } = await trader.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (app === null) throw new Error('The app could not be enrolled.');
    const code = totp(app.totp.secret, project.clock.now());
    expect((await trader.auth.mfa.challengeAndVerify({ factorId: app.id, code })).error).toBeNull();
    const other = { action: 'removeFactor', user: traderId, factor: '00000000-0000-4000-8000-00000000aaaa', reason };
    expect(await ask(admin, other)).toMatchObject({ status: 404 });
    expect(await ask(admin, { ...other, factor: app.id })).toMatchObject({ status: 200 });
    const found = await ask(admin, { ...list, search: people.trader.email });
    expect(found.users[0].factors).toEqual([]);
  });

  it('keeps an account whose records must be kept, and an address that is taken', async () => {
    const { project, admin, traderId } = await open();
    const before = project.backend.snapshot().tables;
    expect(await ask(admin, { action: 'delete', user: traderId, reason })).toMatchObject({
      status: 409,
      code: 'user_has_records',
    });
    expect(await ask(admin, { action: 'create', email: people.trader.email, reason })).toMatchObject({
      status: 409,
      code: 'email_exists',
    });
    expect(project.backend.snapshot().tables).toEqual(before);
  });
});

describe('an attacker of admin-users', () => {
  const changesOf = (user: string) => [
    { action: 'ban', user, hours: 1, reason },
    { action: 'delete', user, reason },
    { action: 'grant', user, reason },
    { action: 'revoke', user, reason },
    { action: 'link', user, type: 'recovery', reason },
    { action: 'removeFactor', user, factor: user, reason },
  ];

  it('is refused as a visitor, as a trader, as an affiliate and as an admin without the second factor', async () => {
    const { project, traderId } = await open();
    const callers: readonly [Client, number, string][] = [
      [project.client(), 401, 'no_authorization'],
      [await project.clientOf('trader'), 403, 'insufficient_aal'],
      [await project.clientOf('affiliate'), 403, 'insufficient_aal'],
      [await project.clientAtAal1('admin'), 403, 'insufficient_aal'],
    ];
    const before = project.backend.snapshot().tables;
    for (const [client, status, code] of callers) {
      const read = { action: 'read', user: traderId };
      for (const body of [list, read, { action: 'create', email: 'x@mail.example', reason }, ...changesOf(traderId)]) {
        expect(await ask(client, body)).toMatchObject({ status, code });
      }
    }
    expect(project.backend.snapshot().tables).toEqual(before);
  });

  it('is refused with a second factor but without the role, also when the role was lost a moment ago', async () => {
    const { project, admin, adminId, traderId } = await open();
    const service = project.client(project.keys.serviceRole);
    await service.from('user_roles').delete().eq('user_id', adminId);
    for (const body of [list, { action: 'read', user: traderId }, ...changesOf(traderId)]) {
      expect(await ask(admin, body)).toMatchObject({ status: 403, code: 'not_admin' });
    }
  });

  it('changes nothing once the second factor is five minutes old', async () => {
    const { project, admin, traderId } = await open();
    project.clock.advance(301_000);
    for (const body of changesOf(traderId)) {
      expect(await ask(admin, body)).toMatchObject({ status: 403, code: 'insufficient_aal' });
    }
    expect(await ask(admin, list)).toMatchObject({ status: 200 });
    await passSecondFactor(admin, project.clock);
    expect(await ask(admin, { action: 'ban', user: traderId, hours: 1, reason })).toMatchObject({ status: 200 });
  });

  it('cannot promote, ban, delete or free themselves, not even as an admin', async () => {
    const { project, admin, adminId } = await open();
    const before = project.backend.snapshot().tables;
    for (const body of changesOf(adminId)) expect(await ask(admin, body)).toMatchObject({ status: 403, code: 'own_account' });
    expect(project.backend.snapshot().tables).toEqual(before);
  });

  it('cannot write the audit log with the function behind it', async () => {
    const { admin, adminId } = await open();
    const entry = { _actor: adminId, _action: 'update', _user: adminId, _before: {}, _after: {} };
    expect((await admin.rpc('record_user_change', entry)).error?.code).toBe('42501');
  });

  it.each([
    ['no action', {}],
    ['an unknown action', { action: 'promote' }],
    ['no reason', { action: 'create', email: 'x@mail.example' }],
    ['an empty reason', { action: 'create', email: 'x@mail.example', reason: ' ' }],
    ['a field that is not here', { ...list, role: 'admin' }],
    ['a user who is no UUID', { action: 'delete', user: '../admin', reason }],
    ['too long a page', { ...list, perPage: 201 }],
    ['a ban into the past', { action: 'ban', user: '00000000-0000-4000-8000-00000000aaaa', hours: -1, reason }],
  ])('is refused with %s', async (_what, body) => {
    const { admin } = await open();
    expect(await ask(admin, body)).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('is refused with other methods, a body that is no JSON and one that is too long', async () => {
    const { project, admin } = await open();
    const { data } = await admin.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token ?? ''}` };
    const send = (method: string, body: string) => project.send(method, '/functions/v1/admin-users', { body, headers });
    expect([(await send('PUT', '{}')).status, (await send('POST', '{')).status]).toEqual([405, 400]);
    expect((await send('POST', 'x'.repeat(20_000))).status).toBe(413);
  });

  it('gets 502 when the database is down', async () => {
    const faults = [{ on: 'rpc.*', answer: { status: 503 } }] as FaultSpec[];
    const down = openProject({ scenario: { name: 'down', summary: 'The database is down.', faults } });
    expect(await ask(await down.clientOf('admin'), list)).toMatchObject({ status: 502, code: 'unexpected_failure' });
  });
});

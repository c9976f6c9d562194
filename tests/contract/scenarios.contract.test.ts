import type { ScenarioName } from '@duneline/specs/scenarios';
import { personas, scenarios } from '@duneline/specs/scenarios';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { openProject, people } from './project.ts';

const inScenario = (scenario: ScenarioName) => openProject({ scenario });
/** supabase-js retries a failed GET; a test of the response need not wait for that. */
const theme = (client: ReturnType<ReturnType<typeof openProject>['client']>) =>
  client.from('theme_config').select('name').retry(false);

describe('every scenario', () => {
  it.each(Object.values(scenarios))('$name fits the project, for the persona that it begins with', async ({ name, persona }) => {
    const { backend } = openProject({ scenario: name });
    expect(backend.scenario?.name).toBe(name);
    const session = await backend.signInAs(persona ?? 'visitor');
    expect(session === null).toBe(persona === undefined);
  });
});

describe('does what its summary says:', () => {
  it('happy', async () => {
    const { client, clientOf } = inScenario('happy');
    expect((await theme(client())).data).toEqual([{ name: 'Duneline' }]);
    await clientOf('affiliate');
  });

  it('empty', async () => {
    const { backend, clientOf } = inScenario('empty');
    await clientOf('affiliate');
    const isHappening = (table: string): boolean =>
      /orders|payments|accounts|payouts|referrals|tickets|messages|_events/.test(table);
    const filled = Object.entries(backend.snapshot().tables).filter(([, rows]) => rows.length > 0);
    expect(filled.filter(([table]) => isHappening(table))).toEqual([]);
  });

  it('slow', async () => {
    const { backend, client } = inScenario('slow');
    expect((await theme(client())).error).toBeNull();
    const [entry] = backend.log;
    expect(entry?.durationMs).toBeGreaterThanOrEqual(1000);
    expect(entry?.durationMs).toBeLessThanOrEqual(3000);
  });

  it('offline', async () => {
    const { client } = inScenario('offline');
    expect((await theme(client())).error?.message).toContain('Failed to fetch');
    expect((await client().auth.signInWithPassword(people.trader)).error?.name).toBe('AuthRetryableFetchError');
  });

  it('expired-session', async () => {
    const { backend, client } = inScenario('expired-session');
    const session = await backend.signInAs('affiliate');
    if (session === null) throw new Error('The affiliate has no account.');
    const own = client();
    expect((await own.auth.setSession(session)).error?.code).toBe('refresh_token_not_found');
    expect((await own.auth.signInWithPassword(people.affiliate)).error).toBeNull();
  });

  it('role-lost', async () => {
    const { clientOf } = inScenario('role-lost');
    const admin = await clientOf('admin');
    const { data } = await admin.auth.getUser();
    expect((await admin.rpc('has_role', { _user_id: data.user?.id ?? '', _role: 'admin' })).data).toBe(false);
  });

  it('error-500', async () => {
    const { client, clientOf } = inScenario('error-500');
    expect(await theme(client())).toMatchObject({ status: 500, error: { code: '57014' } });
    await clientOf('affiliate');
  });

  it('rate-limited', async () => {
    const { client } = inScenario('rate-limited');
    const statuses = [];
    for (let turn = 0; turn < 4; turn++) {
      const { error } = await client().auth.signInWithPassword(people.trader);
      statuses.push(error?.status ?? 200);
    }
    expect(statuses).toEqual([429, 429, 429, 200]);
  });

  it('malformed', async () => {
    const { send } = inScenario('malformed');
    const response = await send('GET', '/rest/v1/theme_config?select=name');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('write-fails', async () => {
    const { backend, clientOf } = inScenario('write-fails');
    const admin = await clientOf('admin');
    const before = backend.exportScenario('now', '').tables;
    expect((await theme(admin)).error).toBeNull();
    expect((await admin.from('theme_config').update({ name: 'Dusk' }).eq('is_active', true)).error?.code).toBe('25006');
    expect((await admin.from('theme_config').delete().eq('is_active', false)).error?.code).toBe('25006');
    expect(backend.exportScenario('now', '').tables).toEqual(before);
  });
});

describe('does what its summary says of files:', () => {
  it('storage-full', async () => {
    const { clientOf } = inScenario('storage-full');
    const media = (await clientOf('admin')).storage.from('media');
    const { error } = await media.upload('cards/new.png', new Blob(['x'], { type: 'image/png' }));
    expect(error?.message).toContain('exceed_storage_size_quota');
    expect((await media.list('cards')).data?.map(({ name }) => name)).toEqual(['default.svg']);
    expect((await media.download('brand/mark.svg')).error).toBeNull();
    expect((await media.remove(['cards/default.svg'])).error).toBeNull();
  });
});

describe('the personas', () => {
  const accounts = Object.values(personas).flatMap(({ name, account }) => (account === null ? [] : [{ name, account }]));

  it.each(accounts)('$name can sign in with the password', async ({ account }) => {
    const { error } = await openProject().client().auth.signInWithPassword(account);
    expect(error).toBeNull();
  });

  it.each([
    ['admin', 'aal2'],
    ['admin-without-second-factor', 'aal1'],
  ])('%s has a second factor, in a session of %s', async (name, currentLevel) => {
    const { backend, client } = openProject();
    const session = await backend.signInAs(name);
    const { auth } = client();
    if (session !== null) await auth.setSession(session);
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel, nextLevel: 'aal2' });
    expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ friendly_name: 'Phone' }]);
  });

  it('raise a session of admin-without-second-factor with the code of the secret', async () => {
    const { backend, client, clock } = openProject();
    const { account } = personas['admin-without-second-factor'];
    const { auth } = client();
    const session = await backend.signInAs('admin-without-second-factor');
    if (session !== null) await auth.setSession(session);
    const factorId = (await auth.mfa.listFactors()).data?.totp[0]?.id ?? '';
    const code = totp(account?.totp?.secret ?? '', clock.now());
    expect((await auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  });

  it('are the people that the README introduces', () => {
    const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    const introduced = [...readme.matchAll(/^\| (\w+) \| `([^`]+@[^`]+)` \| `([^`]+)` \|/gm)].map(([, ...row]) => row);
    expect(introduced).toEqual(Object.entries(people).map(([name, { email, password }]) => [name, email, password]));
  });
});

import type { BackendSpec, ScenarioSpec } from '@duneline/specs/contract';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { createBackend } from '../createBackend.ts';
import { ada, notesSpec, password } from '../fixtures/notes.ts';

const account = { email: 'ada@notes.example', password, aal: 'aal1' } as const;
const totp = { friendlyName: 'Phone', secret: 'JBSWY3DPEHPK3PXP' };
const ben = { ...account, email: 'ben@notes.example', totp } as const;
const spec: BackendSpec = {
  ...notesSpec,
  personas: {
    nobody: { name: 'nobody', summary: 'Is not signed in.', account: null },
    writer: { name: 'writer', summary: 'Ada.', account },
    editor: { name: 'editor', summary: 'Ada with a second factor.', account: { ...account, aal: 'aal2' } },
    guard: { name: 'guard', summary: 'Ben with a second factor.', account: { ...ben, aal: 'aal2' } },
    'guard-at-the-door': { name: 'guard-at-the-door', summary: 'Ben before its code.', account: ben },
    ghost: { name: 'ghost', summary: 'Was deleted.', account: { ...account, email: 'ghost@notes.example' } },
  },
};

function open(session?: ScenarioSpec['session']) {
  // supabase-js compares a token's expiry with the machine's time.
  const clock = createClock(new Date().toISOString());
  const scenario = session && { name: 'ended', summary: 'For one test.', session };
  const backend = createBackend(spec, { clock, ...(scenario && { scenario }) });
  const client = createClient(backend.url, backend.keys.anon, {
    global: { fetch: backend.fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const start = async (persona: string) => {
    const session_ = await backend.signInAs(persona);
    if (session_ === null) throw new Error(`${persona} has no account`);
    return await client.auth.setSession(session_);
  };
  return { backend, client, start };
}

describe('signInAs', () => {
  it('gives a session that supabase-js goes on with, its rights and its refresh included', async () => {
    const { client, start } = open();
    const { data } = await start('writer');
    expect(data.user).toMatchObject({ id: ada, email: account.email });
    expect((await client.from('notes').select('id').eq('owner', ada)).data).toHaveLength(3);
    expect((await client.auth.refreshSession()).error).toBeNull();
  });

  it.each([
    ['writer', 'aal1', ['password']],
    ['editor', 'aal2', ['totp', 'password']],
  ])('gives %s the assurance level %s', async (persona, level, methods) => {
    const { client, start } = open();
    await start(persona);
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data?.currentLevel).toBe(level);
    expect(data?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method))).toEqual(
      methods,
    );
  });

  it.each([
    ['guard', 'aal2'],
    ['guard-at-the-door', 'aal1'],
  ])('gives %s the level %s, and the one second factor that the spec lists, after a reset too', async (persona, level) => {
    const { backend, client, start } = open();
    backend.reset();
    await start(persona);
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: level, nextLevel: 'aal2' });
    const factors = await client.auth.mfa.listFactors();
    expect(factors.data?.all).toMatchObject([{ friendly_name: 'Phone', factor_type: 'totp', status: 'verified' }]);
    expect(JSON.stringify(factors.data)).not.toContain(totp.secret);
  });

  it('gives nothing for somebody who is not signed in', async () => {
    expect(await open().backend.signInAs('nobody')).toBeNull();
  });

  it('refuses a persona that nobody knows, and one that the project does not have', async () => {
    const { backend } = open();
    await expect(backend.signInAs('reader')).rejects.toThrow(
      'There is no persona "reader"; this project has nobody, writer, editor, guard, guard-at-the-door, ghost.',
    );
    await expect(backend.signInAs('ghost')).rejects.toThrow(
      'The persona "ghost" is ghost@notes.example, whom the project does not know',
    );
  });

  it('gives a session that has run out where the scenario says so', async () => {
    const { start } = open('expired');
    const { data, error } = await start('writer');
    expect([data.session, error?.code]).toEqual([null, 'refresh_token_not_found']);
  });

  it('gives a session that was ended elsewhere where the scenario says so', async () => {
    const { backend, start } = open('revoked');
    expect((await start('writer')).error?.name).toBe('AuthSessionMissingError');
    expect(backend.log.map(({ path, status }) => [path, status])).toEqual([['/auth/v1/user', 403]]);
  });
});

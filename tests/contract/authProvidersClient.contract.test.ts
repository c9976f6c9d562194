import { createHash } from 'node:crypto';
import { createClock } from '@duneline/mocks';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { email, password } from './openAuth.ts';
import { fragmentOf, openProviders } from './openProviders.ts';

const id = '22222222-2222-4222-8222-222222222222';
const redirectTo = 'http://localhost:3000/in';

/** A client of a project with the machine's time, with which supabase-js compares expiry. */
function openClient(flowType: 'implicit' | 'pkce' = 'implicit') {
  const auth = {
    isAutoConfirm: true,
    isSamlEnabled: true,
    ssoProviders: [{ id, domains: ['duneline.example'], isDisabled: false }],
  };
  const project = openProviders(auth, { clock: createClock(new Date().toISOString()) });
  const { backend } = project;
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const { auth: client } = createClient(backend.url, backend.keys.publishable, {
    global: { fetch: backend.fetch },
    auth: { flowType, storage, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return { ...project, client };
}

describe('supabase-js', () => {
  it('signs in with a provider in the implicit flow', async () => {
    const { client, open, pass } = openClient();
    const { data } = await client.signInWithOAuth({ provider: 'google', options: { redirectTo, skipBrowserRedirect: true } });
    const reached = await pass(await open(data.url), { email });
    expect(reached.href).toMatch(`${redirectTo}#access_token=`);
    const { access_token = '', refresh_token = '' } = fragmentOf(reached);
    expect(await client.setSession({ access_token, refresh_token })).toMatchObject({ data: { user: { email } }, error: null });
  });

  it('signs in with a provider in the PKCE flow', async () => {
    const { client, open, pass } = openClient('pkce');
    const { data } = await client.signInWithOAuth({ provider: 'github', options: { skipBrowserRedirect: true } });
    const reached = await pass(await open(data.url), { email });
    const exchanged = await client.exchangeCodeForSession(reached.searchParams.get('code') ?? '');
    expect(exchanged).toMatchObject({ data: { user: { email }, session: { provider_token: expect.any(String) } }, error: null });
  });

  it('connects a provider and disconnects it', async () => {
    const { client, pass } = openClient('pkce');
    await client.signUp({ email, password });
    const { data } = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
    const reached = await pass(data.url ?? '', { email: 'maya@work.example' });
    await client.exchangeCodeForSession(reached.searchParams.get('code') ?? '');
    const { data: linked } = await client.getUserIdentities();
    expect(linked?.identities.map(({ provider }) => provider)).toEqual(['email', 'google']);
    const google = linked?.identities.find(({ provider }) => provider === 'google');
    if (google === undefined) throw new Error('Google is not among the identities.');
    expect((await client.unlinkIdentity(google)).error).toBeNull();
    expect((await client.getUserIdentities()).data?.identities).toHaveLength(1);
  });

  it('signs in through an organisation', async () => {
    const { client, pass } = openClient('pkce');
    const { data } = await client.signInWithSSO({ domain: 'duneline.example', options: { skipBrowserRedirect: true } });
    const reached = await pass(data?.url ?? '', { email });
    expect(await client.exchangeCodeForSession(reached.searchParams.get('code') ?? '')).toMatchObject({
      data: { user: { email, app_metadata: { provider: `sso:${id}` } } },
      error: null,
    });
  });

  it('signs in with an id_token, and tells why not', async () => {
    const { backend, client } = openClient();
    const nonce = createHash('sha256').update('once').digest('hex');
    const token = await backend.issueIdToken('google', { email, nonce });
    expect(await client.signInWithIdToken({ provider: 'google', token, nonce: 'once' })).toMatchObject({
      data: { user: { email } },
      error: null,
    });
    const { error } = await client.signInWithIdToken({ provider: 'google', token, nonce: 'twice' });
    expect(error).toMatchObject({ status: 400, message: 'Nonces mismatch' });
  });
});

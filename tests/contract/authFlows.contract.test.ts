import type { AuthSettings } from '@duneline/mocks';
import { createClock } from '@duneline/mocks';
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { changeRows, email, openAuth, password, phone } from './openAuth.ts';

/** A backend with supabase-js clients, whose links a browser could open. */
function openFlows(auth: Partial<AuthSettings> = {}, flowType: 'implicit' | 'pkce' = 'implicit') {
  // supabase-js compares a token's expiry with the machine's time.
  const project = openAuth({ mailIntervalSeconds: 0, ...auth }, { clock: createClock(new Date().toISOString()) });
  const { url, keys, fetch } = project.backend;
  const stored = new Map<string, string>();
  const client = (): SupabaseClient =>
    createClient(url, keys.anon, {
      global: { fetch },
      auth: {
        flowType,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        storageKey: 'duneline',
        storage: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => void stored.set(key, value),
          removeItem: (key) => void stored.delete(key),
        },
      },
    });
  return { ...project, client: client() };
}

async function confirmed(auth: Partial<AuthSettings> = {}, flowType: 'implicit' | 'pkce' = 'implicit') {
  const flows = openFlows(auth, flowType);
  await flows.client.auth.signUp({ email, password });
  const { error } = await flows.client.auth.verifyOtp({ type: 'signup', email, token: flows.lastMail().code });
  expect(error).toBeNull();
  return flows;
}

describe('with supabase-js', () => {
  it('signs up, opens the mailed link, and is somebody', async () => {
    const { client, lastMail, open } = openFlows();
    const { data } = await client.auth.signUp({ email, password, options: { emailRedirectTo: 'http://localhost:3000/welcome' } });
    expect([data.session, data.user?.identities?.length]).toEqual([null, 1]);
    const { hash, pathname } = await open(lastMail().link);
    const tokens = new URLSearchParams(hash.slice(1));
    const session = { access_token: tokens.get('access_token') ?? '', refresh_token: tokens.get('refresh_token') ?? '' };
    expect(pathname).toBe('/welcome');
    expect((await client.auth.setSession(session)).data.user?.email).toBe(email);
  });

  it('PKCE: exchanges the code of each kind of link', async () => {
    const { client, lastMail, open } = openFlows({}, 'pkce');
    const exchange = async () => {
      const code = (await open(lastMail().link)).searchParams.get('code') ?? '';
      const { data, error } = await client.auth.exchangeCodeForSession(code);
      expect(error).toBeNull();
      return data.session?.user.email;
    };
    await client.auth.signUp({ email, password });
    expect(await exchange()).toBe(email);
    await client.auth.signInWithOtp({ email });
    expect(await exchange()).toBe(email);
    await client.auth.resetPasswordForEmail(email);
    expect(await exchange()).toBe(email);
  });

  it('says that a code was used before', async () => {
    const { client, lastMail } = await confirmed();
    const { error } = await client.auth.verifyOtp({ type: 'signup', email, token: lastMail().code });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' });
  });

  it('signs in by phone with a code', async () => {
    const { client, lastMail } = openFlows({ isPhoneEnabled: true });
    expect((await client.auth.signInWithOtp({ phone: `+${phone}` })).error).toBeNull();
    const { data } = await client.auth.verifyOtp({ type: 'sms', phone: `+${phone}`, token: lastMail().code });
    expect(data.session?.user.phone).toBe(phone);
  });

  it('refuses to create somebody by a code where the call says so', async () => {
    const { error } = await openFlows().client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
  });

  it('begins without a name, and keeps the person once they give one', async () => {
    const { client, lastMail } = openFlows({ isAnonymousEnabled: true });
    const { data } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(data.user?.is_anonymous).toBe(true);
    await client.auth.updateUser({ email });
    const after = await client.auth.verifyOtp({ type: 'email_change', email, token: lastMail().code });
    expect(after.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false, user_metadata: { theme: 'dark' } });
  });

  it('replaces a forgotten password', async () => {
    const { client, lastMail, open } = await confirmed();
    await client.auth.signOut();
    await client.auth.resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/update' });
    const target = await open(lastMail().link);
    const tokens = new URLSearchParams(target.hash.slice(1));
    expect([target.pathname, tokens.get('type')]).toEqual(['/update', 'recovery']);
    await client.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: 'remembered now' })).error).toBeNull();
    expect((await client.auth.signInWithPassword({ email, password: 'remembered now' })).error).toBeNull();
  });

  it('changes the address with both mailboxes', async () => {
    const { backend, client } = await confirmed();
    const next = 'next@duneline.example';
    expect((await client.auth.updateUser({ email: next })).data.user).toMatchObject({ email, new_email: next });
    for (const to of [next, email]) {
      const token = backend.inbox.findLast((mail) => mail.to === to)?.code ?? '';
      expect((await client.auth.verifyOtp({ type: 'email_change', email: to, token })).error).toBeNull();
    }
    expect((await client.auth.signInWithPassword({ email: next, password })).error).toBeNull();
  });

  it('asks for the nonce that a password needs in an old session', async () => {
    const { backend, client, lastMail } = await confirmed({ isReauthenticationRequired: true });
    // The session is younger than a day by the client's clock, and older by the backend's.
    changeRows(backend, 'sessions', (row) => [{ ...row, created_at: '2026-01-01T00:00:00.000Z' }]);
    const { error } = await client.auth.updateUser({ password: 'another one' });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await client.auth.reauthenticate()).error).toBeNull();
    expect((await client.auth.updateUser({ password: 'another one', nonce: lastMail().code })).error).toBeNull();
  });

  it('sends a mail again, and says how long to wait', async () => {
    const { client } = openFlows({ mailIntervalSeconds: 60 });
    await client.auth.signUp({ email, password });
    const { error } = await client.auth.resend({ type: 'signup', email });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  });

  it('says why a password is weak', async () => {
    const { error } = await openFlows({ requiredCharacters: ['0123456789'] }).client.auth.signUp({ email, password: 'abc' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length', 'characters'] });
  });
});

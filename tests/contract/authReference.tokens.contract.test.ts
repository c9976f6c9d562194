import { createClock } from '@duneline/mocks';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { openAdmin } from './openAdmin.ts';
import { email, openAuth, password, phone, pkce, tokensOf, verifier } from './openAuth.ts';
import type { Tokens } from './openAuth.ts';

function claimsOf({ access_token }: Tokens): Record<string, unknown> {
  return JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
}

describe('tokens', () => {
  it('access-token response: the same members after signup, /verify, /token and a factor’s verify', async () => {
    const members = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'];
    const { enrolled, person, raised, signIn } = openAdmin();
    const confirmed = await person();
    const signedUp = tokensOf(await openAuth({ isAutoConfirm: true }).post('/signup', { email, password }));
    const upgraded = await raised(await enrolled(confirmed.access_token), confirmed.access_token);
    for (const session of [signedUp, confirmed, tokensOf(await signIn()), upgraded]) {
      expect(Object.keys(session).toSorted()).toEqual(members);
      expect(session).toMatchObject({
        token_type: 'bearer',
        expires_in: 3600,
        refresh_token: expect.stringMatching(/^[a-z\d]{12}$/),
      });
    }
  });

  it('amr.method anonymous: of an anonymous sign-up', async () => {
    const session = tokensOf(await openAuth({ isAnonymousEnabled: true }).post('/signup', {}));
    expect(claimsOf(session)).toMatchObject({ amr: [{ method: 'anonymous' }], is_anonymous: true, email: '', phone: '' });
  });

  it('amr.method email_change: of a change that went through PKCE', async () => {
    const { ask, lastMail, open, person, post } = openAuth({ isEmailChangeSecure: false });
    const { access_token: token } = await person();
    await ask('PUT', '/user', { email: 'new@duneline.example', ...pkce }, { token });
    const auth_code = (await open(lastMail().link)).searchParams.get('code');
    const session = tokensOf(await post('/token?grant_type=pkce', { auth_code, code_verifier: verifier }));
    expect(claimsOf(session)['amr']).toMatchObject([{ method: 'email_change' }]);
  });

  it('amr: a refresh adds no entry, and session_id stays', async () => {
    const { backend, person, refresh } = openAuth();
    const first = await person();
    backend.clock.advance(60_000);
    const second = tokensOf(await refresh(first.refresh_token));
    const { amr, session_id } = claimsOf(first);
    expect(claimsOf(second)).toMatchObject({ amr, session_id });
    expect(second.user).toMatchObject({ id: first.user.id });
  });
});

describe('user object', () => {
  it('when set: confirmed_at is the earliest, and each message leaves its time', async () => {
    const { ask, backend, person, post, lastMail } = openAuth({ isPhoneEnabled: true });
    const { access_token: token } = await person();
    const at: string[] = [];
    const later = () => {
      backend.clock.advance(60_000);
      at.push(new Date(backend.clock.now()).toISOString());
    };
    later();
    await ask('PUT', '/user', { phone }, { token });
    await post('/verify', { type: 'phone_change', phone, token: lastMail().code });
    later();
    await post('/recover', { email });
    later();
    await ask('GET', '/reauthenticate', undefined, { token });
    later();
    await ask('PUT', '/user', { email: 'new@duneline.example', phone: '971507654321' }, { token });
    expect((await ask('GET', '/user', undefined, { token })).body).toMatchObject({
      email_confirmed_at: '2026-03-01T09:00:00.000Z',
      confirmed_at: '2026-03-01T09:00:00.000Z',
      phone_confirmed_at: at[0],
      recovery_sent_at: at[1],
      reauthentication_sent_at: at[2],
      email_change_sent_at: at[3],
      phone_change_sent_at: at[3],
      new_email: 'new@duneline.example',
      new_phone: '971507654321',
    });
  });

  it('identity and factor: have these members', async () => {
    const { ask, enrolled, person, post } = openAdmin();
    const { access_token: token, user } = await person();
    const { id } = await enrolled(token);
    const read = async () => Object((await ask('GET', '/user', undefined, { token })).body);
    const {
      identities: [identity],
      factors: [factor],
    } = await read();
    expect(identity).toEqual({
      identity_id: expect.stringMatching(/^[\da-f-]{36}$/),
      id: user.id,
      user_id: user.id,
      identity_data: { sub: user.id, email, email_verified: true, phone_verified: false },
      provider: 'email',
      last_sign_in_at: '2026-03-01T09:00:00.000Z',
      created_at: '2026-03-01T09:00:00.000Z',
      updated_at: expect.any(String),
      email,
    });
    expect(factor).toEqual({
      id,
      created_at: '2026-03-01T09:00:00.000Z',
      updated_at: '2026-03-01T09:00:00.000Z',
      status: 'unverified',
      friendly_name: 'app',
      factor_type: 'totp',
      phone: null,
      last_challenged_at: null,
    });
    await post(`/factors/${id}/challenge`, {}, { token });
    expect((await read()).factors[0].last_challenged_at).toBe('2026-03-01T09:00:00.000Z');
  });
});

describe('what auth-js makes of it', () => {
  /** A client of a signed-in user at the machine's time, with the paths that it requests. */
  async function openClient(signingKey?: null) {
    const clock = createClock(new Date().toISOString());
    const project = openAuth({}, { clock, ...(signingKey === null && { signingKey }) });
    await project.person();
    const { backend } = project;
    const client = () =>
      createClient(backend.url, backend.keys.anon, {
        global: { fetch: backend.fetch },
        auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() }, // as in project.ts
      }).auth;
    const auth = client();
    const { data } = await auth.signInWithPassword({ email, password });
    const start = backend.log.length;
    return {
      ...project,
      auth,
      client,
      token: data.session?.access_token ?? '',
      asked: () => backend.log.slice(start).map(({ path }) => path),
    };
  }

  it.each([
    ['ES256', undefined, ['/auth/v1/.well-known/jwks.json']],
    ['HS256', null, ['/auth/v1/user']],
  ] as const)('getClaims: %s', async (alg, signingKey, paths) => {
    const { asked, auth } = await openClient(signingKey);
    expect((await auth.getClaims()).data).toMatchObject({ header: { alg }, claims: { email } });
    expect(asked()).toEqual(paths);
  });

  it('AAL: nextLevel is aal2 from the first verified factor on, and listFactors comes from GET /user', async () => {
    const { asked, auth, backend } = await openClient();
    const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' });
    expect(factor?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    const levels = async () => (await auth.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(await levels()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
    const code = totp(factor?.totp.secret ?? '', backend.clock.now());
    await auth.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
    expect(await levels()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    const before = asked().length;
    expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor?.id }]);
    expect(asked().slice(before)).toEqual(['/auth/v1/user']);
    await auth.signInWithPassword({ email, password });
    expect(await levels()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  });

  it('PKCE: keeps the verifier under <storageKey>-code-verifier, with a mark that makes a recovery PASSWORD_RECOVERY', async () => {
    const { backend, lastMail, open } = openAuth({}, { clock: createClock(new Date().toISOString()) });
    const stored = new Map<string, string>();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    };
    const { auth } = createClient(backend.url, backend.keys.anon, {
      global: { fetch: backend.fetch },
      auth: { flowType: 'pkce', storage, storageKey: 'duneline', autoRefreshToken: false, detectSessionInUrl: false },
    });
    expect((await auth.signUp({ email, password })).error).toBeNull();
    expect(stored.get('duneline-code-verifier')).toMatch(/^"[^/]+"$/);
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    const exchange = async () => auth.exchangeCodeForSession((await open(lastMail().link)).searchParams.get('code') ?? '');
    expect((await exchange()).error).toBeNull();
    await auth.resetPasswordForEmail(email);
    expect((await exchange()).error).toBeNull();
    expect(stored.has('duneline-code-verifier')).toBe(false);
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'PASSWORD_RECOVERY']);
  });

  it('logout: 401, 403 and 404 end the session in the client too', async () => {
    const { auth, client, token } = await openClient();
    await client().admin.signOut(token, 'global');
    expect((await auth.signOut()).error).toBeNull();
    expect((await auth.getSession()).data.session).toBeNull();
  });

  it('admin.signOut: ends sessions by a person’s token, by scope', async () => {
    const { auth, client, signIn, ask, token } = await openClient();
    const { access_token: other } = tokensOf(await signIn());
    expect((await client().admin.signOut(token, 'others')).error).toBeNull();
    expect((await auth.getUser()).error).toBeNull();
    expect((await ask('GET', '/user', undefined, { token: other })).status).toBe(403);
  });
});

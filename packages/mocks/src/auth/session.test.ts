import { describe, expect, it } from 'vitest';
import { Tokens } from '../jwt/Tokens.ts';
import { embeddedDevelopmentKey, embeddedDevelopmentSecret } from '../jwt/developmentKey.ts';
import { ada } from '../fixtures/notes.ts';
import { openNotes } from '../fixtures/openNotes.ts';

const headers = { 'x-supabase-api-version': '2024-01-01' };
const tokens = new Tokens(embeddedDevelopmentKey, embeddedDevelopmentSecret);
const later = 4_000_000_000;

describe('GET /user', () => {
  it('gives the person of the token', async () => {
    const { send, signIn } = openNotes();
    const { access_token: token } = await signIn('ada@notes.example');
    expect(await send('GET', '/auth/v1/user', { token })).toMatchObject({
      status: 200,
      body: {
        id: ada,
        email: 'ada@notes.example',
        confirmed_at: '2026-01-01T00:00:00.000Z',
        identities: [{ id: ada, provider: 'email' }],
      },
    });
  });

  it('wants a bearer token', async () => {
    expect(await openNotes().send('GET', '/auth/v1/user', { headers })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    });
  });

  const start = 'invalid JWT: unable to parse or verify signature, ';
  it.each<[string, () => Promise<string> | string, number, string, string]>([
    ['that is none', () => 'garbage', 403, 'bad_jwt', `${start}token is malformed: token contains an invalid number of segments`],
    [
      'of another signer',
      () => new Tokens(null, 'another secret').sign({ sub: ada, exp: later }),
      403,
      'bad_jwt',
      `${start}token signature is invalid: signature is invalid`,
    ],
    [
      'that has expired',
      () => tokens.sign({ sub: ada, exp: 1772355600 }),
      403,
      'bad_jwt',
      `${start}token has invalid claims: token is expired`,
    ],
    ['of nobody', () => tokens.sign({ role: 'anon', exp: later }), 403, 'bad_jwt', 'invalid claim: missing sub claim'],
    [
      'whose subject is no UUID',
      () => tokens.sign({ sub: 'ada', exp: later }),
      400,
      'bad_jwt',
      'invalid claim: sub claim must be a UUID',
    ],
    [
      'of somebody who is gone',
      () => tokens.sign({ sub: ada.replace('1', '9'), exp: later }),
      403,
      'user_not_found',
      'User from sub claim in JWT does not exist',
    ],
    [
      'of a session that is gone',
      () => tokens.sign({ sub: ada, session_id: ada, exp: later }),
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    ],
  ])('refuses a token %s', async (_, make, status, code, message) => {
    expect(await openNotes().send('GET', '/auth/v1/user', { token: await make(), headers })).toMatchObject({
      status,
      body: { code, message },
    });
  });

  it('takes the anon key for a token of nobody', async () => {
    const { backend, send } = openNotes();
    for (const token of [backend.keys.anon, backend.keys.publishable]) {
      expect(await send('GET', '/auth/v1/user', { token, headers })).toMatchObject({
        status: 403,
        body: { message: 'invalid claim: missing sub claim' },
      });
    }
  });
});

describe('POST /logout', () => {
  async function threeDevices() {
    const notes = openNotes();
    const devices = [
      await notes.signIn('ada@notes.example'),
      await notes.signIn('ada@notes.example'),
      await notes.signIn('ben@notes.example'),
    ] as const;
    const alive = async (): Promise<boolean[]> => {
      const answers = await Promise.all(devices.map(({ access_token: token }) => notes.send('GET', '/auth/v1/user', { token })));
      return answers.map(({ status }) => status === 200);
    };
    const logout = (query: string) => notes.send('POST', `/auth/v1/logout${query}`, { token: devices[0].access_token, headers });
    return { ...notes, devices, alive, logout };
  }

  it.each([
    ['', [false, false, true]],
    ['?scope=global', [false, false, true]],
    ['?scope=local', [false, true, true]],
    ['?scope=others', [true, false, true]],
  ])('%s ends the sessions that it names', async (query, expected) => {
    const { alive, logout } = await threeDevices();
    expect(await logout(query)).toMatchObject({ status: 204, body: '' });
    expect(await alive()).toEqual(expected);
  });

  it('takes the refresh tokens with it', async () => {
    const { devices, logout, send } = await threeDevices();
    await logout('');
    expect(
      await send('POST', '/auth/v1/token?grant_type=refresh_token', {
        body: { refresh_token: devices[0].refresh_token },
        headers,
      }),
    ).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    });
    expect(await logout('')).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });

  it('refuses a scope that it does not know', async () => {
    const { alive, logout } = await threeDevices();
    expect(await logout('?scope=all')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message: 'Unsupported logout scope "all"' },
    });
    expect(await alive()).toEqual([true, true, true]);
  });
});

describe('what the service says about itself', () => {
  it('publishes its key without the private half, to callers without an API key too', async () => {
    const { backend } = openNotes();
    const response = await backend.fetch(`${backend.url}/auth/v1/.well-known/jwks.json`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    const { kty, crv, alg, kid, x, y } = embeddedDevelopmentKey;
    expect(await response.json()).toEqual({ keys: [{ kty, crv, alg, kid, x, y, use: 'sig', key_ops: ['verify'], ext: true }] });
  });

  it('has no public key when it signs with a secret', async () => {
    const { send, signIn } = openNotes({ signingKey: null });
    expect((await send('GET', '/auth/v1/.well-known/jwks.json')).body).toEqual({ keys: [] });
    const { access_token: token } = await signIn('ada@notes.example');
    expect((await send('GET', '/auth/v1/user', { token })).status).toBe(200);
  });

  it('tells its settings and its health', async () => {
    const { send } = openNotes({ auth: { isAutoConfirm: true } });
    expect((await send('GET', '/auth/v1/settings')).body).toMatchObject({
      external: { email: true, phone: false },
      mailer_autoconfirm: true,
      disable_signup: false,
    });
    expect((await send('GET', '/auth/v1/health')).body).toMatchObject({ name: 'GoTrue' });
  });

  it('answers 405 for a method and 404 for a path that it does not have', async () => {
    const { backend, send } = openNotes();
    expect((await send('DELETE', '/auth/v1/user')).status).toBe(405);
    expect(await send('GET', '/auth/v1/nothing')).toMatchObject({ status: 404, body: '404 page not found\n' });
    expect(backend.unknownRequests).toMatchObject([{ method: 'GET', path: '/auth/v1/nothing', status: 404 }]);
  });
});

import { decodeProtectedHeader, decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { ada, password } from '../fixtures/notes.ts';
import { openNotes, readTokens } from '../fixtures/openNotes.ts';

const versioned = { 'x-supabase-api-version': '2024-01-01' };

describe('POST /token?grant_type=password', () => {
  it('gives a signed token with the documented claims', async () => {
    const { backend, send } = openNotes();
    const { status, body, headers } = await send('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'ADA@notes.example', password },
    });
    const tokens = readTokens(body);
    expect([status, tokens.expires_at]).toEqual([200, 1772359200]);
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { id: ada, last_sign_in_at: '2026-03-01T09:00:00.000Z' },
    });
    expect(decodeProtectedHeader(tokens.access_token)).toEqual({
      alg: 'ES256',
      kid: 'duneline-embedded-development-key',
      typ: 'JWT',
    });
    expect(decodeJwt(tokens.access_token)).toEqual({
      iss: `${backend.url}/auth/v1`,
      sub: ada,
      aud: 'authenticated',
      exp: 1772359200,
      iat: 1772355600,
      email: 'ada@notes.example',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: 1772355600 }],
      session_id: headers.get('sb-auth-session-id'),
      is_anonymous: false,
    });
    expect(headers.get('sb-auth-refresh-token-prefix')).toBe(tokens.refresh_token.slice(0, 5));
  });

  it.each([
    ['an unknown person', { email: 'no@notes.example', password }, 'invalid_credentials', 'Invalid login credentials'],
    ['a wrong password', { email: 'ada@notes.example', password: 'wrong' }, 'invalid_credentials', 'Invalid login credentials'],
    [
      'a wrong password before an unconfirmed address',
      { email: 'cleo@notes.example', password: 'wrong' },
      'invalid_credentials',
      'Invalid login credentials',
    ],
    ['an unconfirmed address', { email: 'cleo@notes.example', password }, 'email_not_confirmed', 'Email not confirmed'],
    [
      'two names',
      { email: 'ada@notes.example', phone: '1', password },
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ],
    ['no name', { password }, 'validation_failed', 'missing email or phone'],
  ])('refuses %s', async (_, body, code, message) => {
    const { send } = openNotes();
    const answer = await send('POST', '/auth/v1/token?grant_type=password', { body, headers: versioned });
    expect(answer).toMatchObject({ status: 400, body: { code, message } });
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  it('keeps the old form of an error for callers that name no version', async () => {
    const { body, headers } = await openNotes().send('POST', '/auth/v1/token?grant_type=password', { body: {} });
    expect(body).toEqual({ code: 400, error_code: 'validation_failed', msg: 'missing email or phone' });
    expect(headers.has('x-supabase-api-version')).toBe(false);
  });

  it('knows no other grants', async () => {
    for (const query of ['', '?grant_type=magic']) {
      expect(await openNotes().send('POST', `/auth/v1/token${query}`, { body: {}, headers: versioned })).toMatchObject({
        status: 400,
        body: { code: 'invalid_credentials', message: 'unsupported_grant_type' },
      });
    }
  });
});

describe('POST /token?grant_type=refresh_token', () => {
  async function open() {
    const notes = openNotes();
    const first = (await notes.signIn('ada@notes.example')).refresh_token;
    const refresh = (refresh_token: string) =>
      notes.send('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token }, headers: versioned });
    const next = async (token: string): Promise<string> => readTokens((await refresh(token)).body).refresh_token;
    return { ...notes, first, refresh, next };
  }
  const used = { status: 400, body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' } };

  it('gives a new token in the same session', async () => {
    const { first, refresh, signIn } = await open();
    const { status, body, headers } = await refresh(first);
    const tokens = readTokens(body);
    expect(status).toBe(200);
    expect(tokens.refresh_token).not.toBe(first);
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      session_id: headers.get('sb-auth-session-id'),
      amr: [{ method: 'password' }],
    });
    expect(decodeJwt((await signIn('ada@notes.example')).access_token)['session_id']).not.toBe(headers.get('sb-auth-session-id'));
  });

  it('answers the parent of the active token with the active token, however late', async () => {
    const { backend, first, next, refresh } = await open();
    const second = await next(first);
    backend.clock.advance(86_400_000);
    const again = await refresh(first);
    expect(readTokens(again.body).refresh_token).toBe(second);
    expect(again.headers.has('sb-auth-refresh-token-reuse')).toBe(false);
  });

  it('lets a used token through once more within ten seconds', async () => {
    const { backend, first, next, refresh } = await open();
    const third = await next(await next(first));
    backend.clock.advance(10_000);
    expect([first, third]).not.toContain(await next(first));
    expect((await refresh(third)).status).toBe(200);
  });

  it('revokes the whole family when a used token comes back later', async () => {
    const { backend, first, next, refresh } = await open();
    const third = await next(await next(first));
    backend.clock.advance(10_001);
    expect(await refresh(first)).toMatchObject(used);
    backend.clock.advance(10_001);
    expect(await refresh(third)).toMatchObject(used);
  });

  it('refuses an unknown token, and one that is missing in the manner of OAuth', async () => {
    const { refresh } = await open();
    expect(await refresh('nonsense4567')).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    });
    const missing = await refresh('');
    expect([missing.status, missing.body]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'refresh_token required' },
    ]);
    expect(missing.headers.has('x-sb-error-code')).toBe(false);
  });
});

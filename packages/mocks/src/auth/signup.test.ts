import { describe, expect, it } from 'vitest';
import { openNotes, readTokens } from '../fixtures/openNotes.ts';
import type { Answer } from '../fixtures/openNotes.ts';
import type { BackendOptions } from '../backend.ts';

const versioned = { 'x-supabase-api-version': '2024-01-01' };
const password = 'long enough';

function signUp(body: unknown, auth: BackendOptions['auth'] = {}, headers: Record<string, string> = versioned): Promise<Answer> {
  return openNotes({ auth }).send('POST', '/auth/v1/signup', { body, headers });
}

describe('POST /signup', () => {
  it('stores an unconfirmed person, gives no session and sends a mail', async () => {
    const { backend, send } = openNotes();
    const { status, body } = await send('POST', '/auth/v1/signup', {
      body: { email: 'New@Notes.example', password, data: { nick: 'N' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: 'new@notes.example',
      phone: '',
      confirmation_sent_at: '2026-03-01T09:00:00.000Z',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { nick: 'N', email: 'new@notes.example', email_verified: false },
      identities: [{ provider: 'email', email: 'new@notes.example' }],
      is_anonymous: false,
    });
    expect(body).not.toHaveProperty('access_token');
    expect(body).not.toHaveProperty('email_confirmed_at');
    expect(backend.inbox).toMatchObject([
      { kind: 'confirmation', to: 'new@notes.example', code: expect.stringMatching(/^\d{6}$/) },
    ]);
    const login = await send('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'new@notes.example', password },
      headers: versioned,
    });
    expect(login).toMatchObject({ status: 400, body: { code: 'email_not_confirmed', message: 'Email not confirmed' } });
  });

  it('gives a session at once when mails need no confirmation', async () => {
    const { backend, send } = openNotes({ auth: { isAutoConfirm: true } });
    const { status, body } = await send('POST', '/auth/v1/signup', { body: { email: 'new@notes.example', password } });
    expect([status, backend.inbox]).toEqual([200, []]);
    const user = await send('GET', '/auth/v1/user', { token: readTokens(body).access_token });
    expect(user.body).toMatchObject({
      email: 'new@notes.example',
      user_metadata: { email_verified: true },
      email_confirmed_at: '2026-03-01T09:00:00.000Z',
    });
  });

  it('does not betray that an address is registered', async () => {
    const { backend, send } = openNotes();
    const { status, body } = await send('POST', '/auth/v1/signup', { body: { email: 'ada@notes.example', password } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'ada@notes.example', identities: [], role: '' });
    expect(backend.inbox).toEqual([]);
  });

  it('sends the mail again to somebody unconfirmed, but not too soon', async () => {
    const { backend, send } = openNotes();
    const body = { email: 'cleo@notes.example', password: 'another one' };
    expect((await send('POST', '/auth/v1/signup', { body })).status).toBe(200);
    backend.clock.advance(20_000);
    expect(await send('POST', '/auth/v1/signup', { body, headers: versioned })).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit', message: 'For security purposes, you can only request this after 40 seconds.' },
    });
    backend.clock.advance(40_000);
    expect((await send('POST', '/auth/v1/signup', { body })).status).toBe(200);
    expect(backend.inbox).toHaveLength(2);
  });

  it('does not take one address twice when two sign-ups come at once', async () => {
    const { backend, send } = openNotes();
    const attempt = () => send('POST', '/auth/v1/signup', { body: { email: 'twin@notes.example', password } });
    expect(
      (await Promise.all([attempt(), attempt()])).map(({ status }) => status).toSorted((left, right) => left - right),
    ).toEqual([200, 429]);
    expect(backend.snapshot().tables['auth.users']).toHaveLength(4);
  });

  const email = 'new@notes.example';
  it.each<[string, unknown, BackendOptions['auth'], number, string, string]>([
    ['sign-ups are off', {}, { isSignupDisabled: true }, 422, 'signup_disabled', 'Signups not allowed for this instance'],
    ['neither address nor number', { password }, {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    ['no password', { email }, {}, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'both address and number',
      { email, phone: '1', password },
      {},
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      'half a code challenge',
      { email, password, code_challenge: 'x' },
      {},
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'a short code challenge',
      { email, password, code_challenge: 'x', code_challenge_method: 's256' },
      {},
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    ['a telephone number', { phone: '971501234567', password }, {}, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    [
      'e-mail is off',
      { email, password },
      { isEmailEnabled: false },
      400,
      'email_provider_disabled',
      'Email signups are disabled',
    ],
    [
      'an address that is none',
      { email: 'nobody', password },
      {},
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'a known address when nothing is confirmed',
      { email: 'ada@notes.example', password },
      { isAutoConfirm: true },
      422,
      'user_already_exists',
      'User already registered',
    ],
    [
      'a password of more than 72 bytes',
      { email, password: 'é'.repeat(40) },
      {},
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      'an address that is no text',
      { email: 5, password },
      {},
      400,
      'bad_json',
      'Could not parse request body as JSON: "email" must be a string',
    ],
  ])('refuses %s', async (_, body, auth, status, code, message) => {
    expect(await signUp(body, auth)).toMatchObject({ status, body: { code, message } });
  });

  it('says why a password is weak, in both forms of the body', async () => {
    const auth = { requiredCharacters: ['0123456789'] };
    const message =
      'Password should be at least 6 characters. Password should contain at least one character of each: 0123456789.';
    const weak_password = { reasons: ['length', 'characters'] };
    const current = await signUp({ email, password: 'abc' }, auth);
    expect([current.status, current.body]).toEqual([422, { code: 'weak_password', message, weak_password }]);
    const old = await signUp({ email, password: 'abc' }, auth, {});
    expect(old.body).toEqual({ code: 422, error_code: 'weak_password', msg: message, weak_password });
  });

  it('refuses a body that is no JSON object', async () => {
    expect(await signUp('{')).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    expect(await signUp('[]')).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    expect(await signUp(`{"email": "${'x'.repeat(1_000_001)}"}`)).toMatchObject({
      status: 413,
      body: { code: 'request_entity_too_large' },
    });
  });
});

import type { AuthSettings } from '@duneline/mocks';
import { describe, expect, it } from 'vitest';
import { changeRows, email, openAuth, password, phone, refusal, tokensOf } from './openAuth.ts';

const other = 'other@duneline.example';
const dayMs = 86_400_000;

async function signedIn(auth: Partial<AuthSettings> = {}) {
  const project = openAuth({ isPhoneEnabled: true, ...auth });
  const session = await project.person();
  const put = (body: unknown, token = session.access_token) => project.ask('PUT', '/user', body, { token });
  return { ...project, session, put };
}

/** A token that does not expire while a test skips days. */
const longToken = { accessTokenSeconds: 40 * 86_400 };

describe('PUT /user', () => {
  it('merges metadata, and null deletes', async () => {
    const { put } = await signedIn();
    expect(await put({ data: { a: 1, b: { c: 2 } } })).toMatchObject({
      status: 200,
      body: { user_metadata: { a: 1, b: { c: 2 } } },
    });
    const { body } = await put({ data: { a: null, b: { d: 3 } } });
    expect(body).toMatchObject({ user_metadata: { b: { d: 3 }, email } });
    expect(body).not.toHaveProperty('user_metadata.a');
    expect(body).not.toHaveProperty('user_metadata.b.c');
  });

  it('password: ends all other sessions and the codes that were sent, and keeps this one', async () => {
    const { ask, lastMail, post, put, refresh, session, signIn } = await signedIn();
    const there = tokensOf(await signIn());
    await post('/otp', { email });
    const { code } = lastMail();
    expect((await put({ password: 'another password' })).status).toBe(200);
    expect((await ask('GET', '/user', undefined, { token: session.access_token })).status).toBe(200);
    expect(await ask('GET', '/user', undefined, { token: there.access_token })).toMatchObject(
      refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
    );
    expect(await refresh(there.refresh_token)).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    expect((await post('/verify', { type: 'magiclink', email, token: code })).status).toBe(403);
    expect((await signIn()).status).toBe(400);
    expect((await signIn(email, 'another password')).status).toBe(200);
  });

  it('phone: sends a code, and changes the number when that comes back', async () => {
    const { lastMail, post, put } = await signedIn();
    expect(await put({ phone })).toMatchObject({ status: 200, body: { phone: '', new_phone: phone } });
    const { user } = tokensOf(await post('/verify', { type: 'phone_change', phone, token: lastMail().code }));
    expect(user).toMatchObject({
      phone,
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
      identities: [{ provider: 'email' }, { provider: 'phone', identity_data: { phone, phone_verified: true } }],
    });
    expect(user).not.toHaveProperty('new_phone');
  });

  it('phone with sms autoconfirm: changes at once', async () => {
    const { put } = await signedIn({ isPhoneAutoConfirm: true });
    expect(await put({ phone })).toMatchObject({ status: 200, body: { phone } });
  });

  describe('of somebody anonymous', () => {
    async function anonymous(auth: Partial<AuthSettings> = {}) {
      const project = openAuth({ isAnonymousEnabled: true, isPhoneEnabled: true, ...auth });
      const { access_token: token } = tokensOf(await project.post('/signup', {}));
      return { ...project, put: (body: unknown) => project.ask('PUT', '/user', body, { token }) };
    }

    it('a verified address makes them permanent', async () => {
      const { lastMail, post, put } = await anonymous();
      expect(await put({ email })).toMatchObject({ status: 200, body: { email: '', new_email: email, is_anonymous: true } });
      const answer = await post('/verify', { type: 'email_change', email, token: lastMail().code });
      expect(answer).toMatchObject({ body: { user: { email, is_anonymous: false, app_metadata: { providers: ['email'] } } } });
    });

    it('a verified number makes them permanent', async () => {
      const { lastMail, post, put } = await anonymous();
      await put({ phone });
      const answer = await post('/verify', { type: 'phone_change', phone, token: lastMail().code });
      expect(answer).toMatchObject({ body: { user: { phone, is_anonymous: false } } });
    });

    it('with autoconfirm they get the address at once', async () => {
      const { put } = await anonymous({ isAutoConfirm: true });
      expect(await put({ email })).toMatchObject({ body: { email, is_anonymous: false } });
    });

    it('no password without email or phone', async () => {
      const message = 'Updating password of an anonymous user without an email or phone is not allowed';
      expect(await (await anonymous()).put({ password })).toMatchObject(refusal(422, 'validation_failed', message));
    });
  });

  const cases: [string, unknown, Partial<AuthSettings>, number, string, string][] = [
    ['same password', { password }, {}, 422, 'same_password', 'New password should be different from the old password.'],
    ['weak', { password: 'abc' }, {}, 422, 'weak_password', 'Password should be at least 6 characters.'],
    ['email taken', { email: other }, {}, 422, 'email_exists', 'A user with this email address has already been registered'],
    ['a bad email', { email: 'x' }, {}, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['a bad phone', { phone: 'x' }, {}, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    ['app_metadata by non-admin', { app_metadata: {} }, {}, 403, 'not_admin', 'Updating app_metadata requires admin privileges'],
    [
      'current password required',
      { password: 'another one' },
      { isCurrentPasswordRequired: true },
      400,
      'current_password_required',
      'Current password required when setting new password.',
    ],
    [
      'current password wrong',
      { password: 'another one', current_password: 'x' },
      { isCurrentPasswordRequired: true },
      400,
      'current_password_invalid',
      'Current password required when setting new password.',
    ],
    [
      'SMS not sendable',
      { phone },
      { unreachablePhones: [phone] },
      422,
      'sms_send_failed',
      'Error sending phone_change OTP to provider:',
    ],
    ['too much', `"${'x'.repeat(1_000_001)}"`, {}, 413, 'request_entity_too_large', 'Request body is too large'],
  ];
  it.each(cases)('refuses: %s, and changes nothing', async (_, body, auth, status, code, message) => {
    const { backend, person, put, signIn } = await signedIn(auth);
    await person(other);
    const { access_token: token } = tokensOf(await signIn());
    const before = backend.snapshot();
    expect(await put(body, token)).toMatchObject({ status, body: { code, message: expect.stringContaining(message) } });
    expect(backend.snapshot()).toEqual(before);
  });

  it('refuses: phone taken', async () => {
    const { caller, put } = await signedIn();
    await caller();
    expect(await put({ phone })).toMatchObject(
      refusal(422, 'phone_exists', 'A user with this phone number has already been registered'),
    );
  });

  it('takes the present password, which after a recovery is not needed', async () => {
    const { ask, lastMail, open, post, put, signIn } = await signedIn({ isCurrentPasswordRequired: true });
    const { access_token: own } = tokensOf(await signIn());
    expect((await put({ password: 'another one', current_password: password }, own)).status).toBe(200);
    const flow = { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' };
    await post('/recover', { email, ...flow });
    const code = (await open(lastMail().link)).searchParams.get('code');
    const { access_token: token } = tokensOf(
      await post('/token?grant_type=pkce', { auth_code: code, code_verifier: flow.code_challenge }),
    );
    expect((await ask('PUT', '/user', { password: 'a third one' }, { token })).status).toBe(200);
  });

  it('needs no present password in a session that a mailed code began, as in GoTrue', async () => {
    const { ask, lastMail, post } = await signedIn({ isCurrentPasswordRequired: true, mailIntervalSeconds: 0 });
    await post('/otp', { email });
    const { access_token: token } = tokensOf(await post('/verify', { type: 'email', email, token: lastMail().code }));
    expect((await ask('PUT', '/user', { password: 'another one' }, { token })).status).toBe(200);
  });

  it('a first password adds the identity that signs in with it', async () => {
    const { backend, put } = await signedIn();
    changeRows(backend, 'users', (row) => [{ ...row, encrypted_password: null }]);
    changeRows(backend, 'identities', () => []);
    expect(await put({ password: 'a first one' })).toMatchObject({
      status: 200,
      body: { identities: [{ provider: 'email', email }] },
    });
  });

  it('gives one number to one of two people who ask at once', async () => {
    const { person, put, session } = await signedIn({ isPhoneAutoConfirm: true });
    const tokens = [session.access_token, (await person(other)).access_token];
    const answers = await Promise.all(tokens.map((token) => put({ phone, password: 'another one' }, token)));
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
  });

  it('refuses what SSO manages', async () => {
    const { backend, put } = await signedIn();
    changeRows(backend, 'users', (row) => [{ ...row, is_sso_user: true }]);
    const message = 'Updating email, phone, password of a SSO account only possible via SSO';
    expect(await put({ password: 'another one' })).toMatchObject(refusal(422, 'user_sso_managed', message));
  });

  it.each([{ password: 'another one' }, { email: other }, { phone }])(
    'refuses %j with a verified factor and a session at aal1',
    async (body) => {
      const { backend, put, session } = await signedIn();
      const state = backend.snapshot();
      const factor = { id: session.user.id, user_id: session.user.id, factor_type: 'totp', status: 'verified' };
      backend.restore({ ...state, tables: { ...state.tables, 'auth.mfa_factors': [factor] } });
      const message = 'AAL2 session is required to update email or password when MFA is enabled.';
      expect(await put(body)).toMatchObject(refusal(401, 'insufficient_aal', message));
    },
  );

  it('keeps the limits of sending', async () => {
    const { put } = await signedIn();
    expect((await put({ email: other })).status).toBe(200);
    expect(await put({ email: 'third@duneline.example' })).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit' },
    });
    expect((await put({ phone })).status).toBe(200);
    expect(await put({ phone: '971507654321' })).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } });
  });
});

describe('GET /reauthenticate', () => {
  const needed = refusal(400, 'reauthentication_needed', 'Password update requires reauthentication');

  it('mails the nonce that a new password needs in a session older than a day', async () => {
    const { ask, backend, lastMail, put, session, signIn } = await signedIn({ ...longToken, isReauthenticationRequired: true });
    expect((await put({ password: 'second password' })).status).toBe(200);
    backend.clock.advance(dayMs + 1);
    expect(await put({ password: 'third password' })).toMatchObject(needed);
    expect(await put({ password: 'third password', nonce: '000000' })).toMatchObject(
      refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
    );
    expect(await ask('GET', '/reauthenticate', undefined, { token: session.access_token })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(lastMail()).toMatchObject({ kind: 'reauthentication', to: email, link: null });
    const nonce = lastMail().code;
    expect((await put({ password: 'third password', nonce })).status).toBe(200);
    expect(await put({ password: 'fourth password', nonce })).toMatchObject({ status: 422 });
    expect((await signIn(email, 'third password')).status).toBe(200);
  });

  it('texts it to somebody who has a number only', async () => {
    const { ask, backend, caller, lastMail } = openAuth({ ...longToken, isPhoneEnabled: true, isReauthenticationRequired: true });
    const { access_token: token } = await caller();
    backend.clock.advance(dayMs + 1);
    expect(await ask('GET', '/reauthenticate', undefined, { token })).toMatchObject({ body: { message_id: expect.any(String) } });
    expect(lastMail()).toMatchObject({ kind: 'reauthentication', channel: 'sms' });
    expect((await ask('PUT', '/user', { password: 'another one', nonce: lastMail().code }, { token })).status).toBe(200);
  });

  it('is GET only: POST is 405', async () => {
    const { backend } = openAuth();
    const response = await backend.fetch(`${backend.url}/auth/v1/reauthenticate`, {
      method: 'POST',
      headers: { apikey: backend.keys.anon },
    });
    expect(response.status).toBe(405);
  });

  it('refuses: no email and no phone', async () => {
    const { ask, post } = openAuth({ isAnonymousEnabled: true });
    const { access_token: token } = tokensOf(await post('/signup', {}));
    const message = 'Reauthentication requires the user to have an email or a phone number';
    expect(await ask('GET', '/reauthenticate', undefined, { token })).toMatchObject(refusal(400, 'validation_failed', message));
  });

  it.each([
    ['email', { email_confirmed_at: null }, 'email_not_confirmed', 'Please verify your email first.'],
    ['phone', { email: null, phone }, 'phone_not_confirmed', 'Please verify your phone first.'],
  ])('refuses: %s unconfirmed', async (_, changes, code, message) => {
    const { ask, backend, session } = await signedIn();
    changeRows(backend, 'users', (row) => [{ ...row, ...changes }]);
    expect(await ask('GET', '/reauthenticate', undefined, { token: session.access_token })).toMatchObject(
      refusal(422, code, message),
    );
  });

  it('refuses a session that has ended', async () => {
    const { ask, post, session } = await signedIn();
    const { access_token: token } = session;
    await post('/logout', undefined, { token });
    expect(await ask('GET', '/reauthenticate', undefined, { token })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
  });

  it('refuses a second one too soon', async () => {
    const { ask, session } = await signedIn();
    const again = () => ask('GET', '/reauthenticate', undefined, { token: session.access_token });
    expect((await again()).status).toBe(200);
    expect(await again()).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
  });
});

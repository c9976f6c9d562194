import { describe, expect, it } from 'vitest';
import { openAdmin } from './openAdmin.ts';
import { challenge, email, openAuth, password, phone, pkce, refusal, tokensOf, verifier } from './openAuth.ts';
import { fragmentOf } from './openProviders.ts';

const other = 'other@duneline.example';

describe('POST /signup', () => {
  it('order: password presence, strength, exclusivity, channel, PKCE params, provider enabled, format', async () => {
    const closed = openAuth({ isEmailEnabled: false, isPhoneEnabled: false });
    const phoneOnly = { phone: 'x', channel: 'pigeon', code_challenge: 'x' };
    const wrong = { email: 'x', ...phoneOnly };
    const byPhone = { ...phoneOnly, password };
    const byEmail = { email: 'x', password, code_challenge: 'x' };
    const steps: [object, string][] = [
      [wrong, 'Signup requires a valid password'],
      [{ ...wrong, password: 'abc' }, 'Password should be at least 6 characters.'],
      [{ ...wrong, password }, 'Only an email address or phone number should be provided on signup.'],
      [byPhone, "Invalid channel, supported values are 'sms' or 'whatsapp'."],
      [{ ...byPhone, channel: 'sms' }, 'PKCE not supported for phone signups'],
      [byEmail, 'PKCE flow requires code_challenge_method and code_challenge'],
      [{ ...byEmail, ...pkce }, 'Email signups are disabled'],
    ];
    for (const [body, message] of steps) {
      expect(await closed.post('/signup', body)).toMatchObject({ body: { message: expect.stringContaining(message) } });
    }
    expect(await openAuth().post('/signup', { ...byEmail, ...pkce })).toMatchObject({
      body: { message: 'Unable to validate email address: invalid format' },
    });
  });
});

describe('POST /token', () => {
  it('password: user_banned comes before the password is checked', async () => {
    const { created, signIn, update } = openAdmin();
    await update(await created(), { ban_duration: '1h' });
    expect(await signIn(email, 'a wrong password')).toMatchObject(refusal(400, 'user_banned', 'User is banned'));
  });

  it('password: phone_not_confirmed comes only after the password matched', async () => {
    const { post } = openAuth({ isPhoneEnabled: true });
    await post('/signup', { phone, password });
    const signIn = (secret: string) => post('/token?grant_type=password', { phone, password: secret });
    expect(await signIn('wrong')).toMatchObject(refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    expect(await signIn(password)).toMatchObject(refusal(400, 'phone_not_confirmed', 'Phone not confirmed'));
  });
});

describe('POST /otp', () => {
  it('unknown user: is signed up with a random password, differently each time', async () => {
    const { backend, post, signIn } = openAuth({ mailIntervalSeconds: 0 });
    for (const address of [email, other]) expect(await post('/otp', { email: address })).toMatchObject({ status: 200, body: {} });
    const secrets = backend.snapshot().tables['auth.users']?.map((row) => row['encrypted_password']);
    expect(new Set(secrets).size).toBe(2);
    expect((await signIn(email, '')).status).toBe(400);
  });
});

describe('POST /resend', () => {
  it.each(['sms', 'phone_change'])('%s for an unknown user, already confirmed, or nothing pending: 200 {}', async (type) => {
    const { backend, caller, post } = openAuth({ isPhoneEnabled: true });
    await caller();
    for (const number of [phone, '971507654321']) {
      const { status, body } = await post('/resend', { type, phone: number });
      expect([status, body]).toEqual([200, {}]);
    }
    expect(backend.inbox).toHaveLength(1);
  });

  it('with PKCE: the new link leads to a code', async () => {
    const { backend, lastMail, open, post } = openAuth();
    await post('/signup', { email, password });
    backend.clock.advance(60_000);
    await post('/resend', { type: 'signup', email, ...pkce });
    const auth_code = (await open(lastMail().link)).searchParams.get('code');
    expect(tokensOf(await post('/token?grant_type=pkce', { auth_code, code_verifier: verifier })).user.email).toBe(email);
  });
});

describe('POST /verify', () => {
  it('recovery: confirms who is unconfirmed, and clears the token', async () => {
    const { backend, lastMail, post } = openAuth();
    await post('/signup', { email, password });
    backend.clock.advance(60_000);
    await post('/recover', { email });
    const body = { type: 'recovery', email, token: lastMail().code };
    expect(await post('/verify', body)).toMatchObject({
      status: 200,
      body: { user: { email_confirmed_at: expect.any(String), user_metadata: { email_verified: true } } },
    });
    expect(await post('/verify', body)).toMatchObject(refusal(403, 'otp_expired', 'Token has expired or is invalid'));
  });
});

describe('GET /verify', () => {
  it('error by status: 400 is invalid_request', async () => {
    const { backend, open } = openAuth();
    const reached = await open(`${backend.url}/auth/v1/verify?token=x&type=letter`);
    expect(fragmentOf(reached)).toEqual({
      error: 'invalid_request',
      error_code: 'validation_failed',
      error_description: 'Invalid email verification type',
      sb: '',
    });
  });
});

describe('PUT /user', () => {
  it('new email: has to be confirmed even with autoconfirm', async () => {
    const { ask, backend, person } = openAuth({ isAutoConfirm: true });
    const { access_token: token } = await person();
    expect(await ask('PUT', '/user', { email: other }, { token })).toMatchObject({ body: { email, new_email: other } });
    expect(backend.inbox.map(({ to }) => to)).toEqual([other, email]);
  });
});

describe('POST /factors', () => {
  it('too_many_enrolled_mfa_factors: from the eleventh on', async () => {
    const { person, post } = openAuth();
    const { access_token: token } = await person();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const { status } = await post('/factors', { factor_type: 'totp', friendly_name: String(count) }, { token });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 422]);
  });
});

describe('others', () => {
  it('GET /settings and GET /health: have these members', async () => {
    const { ask } = openAuth();
    const settings = Object((await ask('GET', '/settings')).body);
    expect(Object.keys(settings).toSorted()).toEqual(
      'disable_signup external mailer_autoconfirm passkeys_enabled phone_autoconfirm saml_enabled sms_provider'.split(' '),
    );
    expect(Object.keys(settings.external)).toEqual(expect.arrayContaining(['anonymous_users', 'apple', 'email', 'phone']));
    expect(Object.values(settings.external).every((isOn) => typeof isOn === 'boolean')).toBe(true);
    expect(Object.keys(Object((await ask('GET', '/health')).body)).toSorted()).toEqual(['description', 'name', 'version']);
  });
});

describe('PKCE flow', () => {
  it.each(['s256', 'S256', 'plain', 'Plain'])('%s: the method is case-insensitive, and plain is accepted', async (method) => {
    const { lastMail, open, person, post } = openAuth();
    await person();
    const code_challenge = method.toLowerCase() === 's256' ? challenge : verifier;
    await post('/recover', { email, code_challenge, code_challenge_method: method });
    const auth_code = (await open(lastMail().link)).searchParams.get('code');
    expect((await post('/token?grant_type=pkce', { auth_code, code_verifier: verifier })).status).toBe(200);
  });
});

import type { AuthSettings } from '@duneline/mocks';
import { describe, expect, it } from 'vitest';
import { challenge, email, openAuth, password, phone, pkce, refusal, tokensOf } from './openAuth.ts';

const phoneOn = { isPhoneEnabled: true };
const sent = { status: 200, body: {} };

describe('POST /otp', () => {
  it('signs up somebody unknown with a confirmation mail, whose code signs in', async () => {
    const { lastMail, post } = openAuth();
    expect(await post('/otp', { email, data: { nick: 'M' } })).toMatchObject(sent);
    expect(lastMail()).toMatchObject({ kind: 'confirmation', to: email });
    const answer = await post('/verify', { type: 'email', email, token: lastMail().code });
    expect(answer).toMatchObject({ status: 200, body: { user: { email, user_metadata: { nick: 'M' } } } });
  });

  it('mails a magic link to somebody confirmed', async () => {
    const { lastMail, open, person, post } = openAuth();
    await person();
    expect(await post('/otp', { email })).toMatchObject(sent);
    expect(lastMail()).toMatchObject({ kind: 'magic_link', to: email });
    expect((await open(lastMail().link)).hash).toMatch(/^#access_token=.*&type=magiclink$/);
  });

  it('sends somebody unconfirmed the confirmation mail instead of a magic link', async () => {
    const { backend, lastMail, post } = openAuth({ mailIntervalSeconds: 0 });
    await post('/signup', { email, password });
    await post('/otp', { email });
    expect(lastMail().kind).toBe('confirmation');
    expect(backend.inbox).toHaveLength(2);
  });

  it('with autoconfirm creates a confirmed person, and then mails a magic link', async () => {
    const { lastMail, post } = openAuth({ isAutoConfirm: true });
    await post('/otp', { email });
    expect(lastMail().kind).toBe('magic_link');
  });

  it('by phone: sends a code, and its id to whom is known already', async () => {
    const { backend, caller, lastMail, post } = openAuth(phoneOn);
    await caller();
    backend.clock.advance(61_000);
    expect(await post('/otp', { phone })).toMatchObject({ status: 200, body: { message_id: expect.stringMatching(/^SM/) } });
    expect((await post('/verify', { type: 'sms', phone, token: lastMail().code })).status).toBe(200);
  });

  it('by phone with autoconfirm creates a confirmed person, and then sends a code', async () => {
    const { lastMail, post } = openAuth({ ...phoneOn, isPhoneAutoConfirm: true });
    expect((await post('/otp', { phone })).status).toBe(200);
    expect((await post('/verify', { type: 'sms', phone, token: lastMail().code })).status).toBe(200);
  });

  it('by phone: a number for tests is sent nothing, and its code always holds', async () => {
    const { backend, post } = openAuth({ ...phoneOn, testCodes: { [phone]: '123456' } });
    expect(await post('/otp', { phone })).toMatchObject(sent);
    expect(backend.inbox).toEqual([]);
    for (let time = 0; time < 2; time++) {
      expect((await post('/verify', { type: 'sms', phone, token: '123456' })).status).toBe(200);
      backend.clock.advance(1_000_000);
    }
  });

  it.each<[string, unknown, Partial<AuthSettings>, number, string, string]>([
    ['create_user false and unknown', { email, create_user: false }, {}, 422, 'otp_disabled', 'Signups not allowed for otp'],
    ['create_user that is no truth value', { email, create_user: 'no' }, {}, 400, 'bad_json', 'create_user'],
    ['both', { email, phone }, {}, 400, 'validation_failed', 'Only an email address or phone number should be provided'],
    [
      'email and channel',
      { email, channel: 'sms' },
      {},
      400,
      'validation_failed',
      'Channel should only be specified with Phone OTP',
    ],
    ['neither', {}, {}, 400, 'validation_failed', 'One of email or phone must be set'],
    ['phone off', { phone }, {}, 400, 'phone_provider_disabled', 'Unsupported phone provider'],
    ['email off', { email }, { isEmailEnabled: false }, 422, 'email_provider_disabled', 'Email logins are disabled'],
    ['signup disabled', { email }, { isSignupDisabled: true }, 422, 'signup_disabled', 'Signups not allowed for this instance'],
    [
      'SMS not sendable',
      { phone },
      { ...phoneOn, unreachablePhones: [phone] },
      422,
      'sms_send_failed',
      'Error sending confirmation OTP',
    ],
    ['half a challenge', { email, code_challenge: challenge }, {}, 400, 'validation_failed', 'PKCE flow requires'],
    ['too much', `"${'x'.repeat(1_000_001)}"`, {}, 413, 'request_entity_too_large', 'Request body is too large'],
  ])('refuses %s, and leaves no trace', async (_, body, auth, status, code, message) => {
    const { backend, post } = openAuth(auth);
    const before = backend.snapshot();
    expect(await post('/otp', body)).toMatchObject({ status, body: { code, message: expect.stringContaining(message) } });
    expect(backend.snapshot()).toEqual(before);
  });
});

describe('POST /magiclink', () => {
  it('is the same as the email path', async () => {
    const { lastMail, person, post } = openAuth();
    await person();
    expect(await post('/magiclink', { email })).toMatchObject(sent);
    expect(lastMail().kind).toBe('magic_link');
    expect(await post('/magiclink', { email })).toMatchObject(
      refusal(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this after 60 seconds.'),
    );
  });

  it.each<[unknown, number, string]>([
    [{}, 422, 'validation_failed'],
    [{ email: 'maya' }, 400, 'validation_failed'],
    [`"${'x'.repeat(1_000_001)}"`, 413, 'request_entity_too_large'],
  ])('refuses %j', async (body, status, code) => {
    expect(await openAuth().post('/magiclink', body)).toMatchObject({ status, body: { code } });
  });
});

describe('POST /resend', () => {
  it('sends the confirmation of a sign-up again, and the first code no longer holds', async () => {
    const { backend, lastMail, post } = openAuth();
    await post('/signup', { email, password });
    const { code } = lastMail();
    backend.clock.advance(60_000);
    expect(await post('/resend', { type: 'signup', email })).toMatchObject(sent);
    expect(backend.inbox).toHaveLength(2);
    expect((await post('/verify', { type: 'signup', email, token: code })).status).toBe(403);
    expect((await post('/verify', { type: 'signup', email, token: lastMail().code })).status).toBe(200);
  });

  it('sends the code of a phone sign-up again, with its id', async () => {
    const { backend, post } = openAuth({ ...phoneOn, messageIntervalSeconds: 0 });
    await post('/signup', { phone, password });
    expect(await post('/resend', { type: 'sms', phone })).toMatchObject({
      status: 200,
      body: { message_id: expect.any(String) },
    });
    expect(backend.inbox).toHaveLength(2);
  });

  it('sends the mails and the code of a change again', async () => {
    const { ask, backend, lastMail, person, post } = openAuth({ ...phoneOn, mailIntervalSeconds: 0, messageIntervalSeconds: 0 });
    const { access_token: token } = await person();
    await ask('PUT', '/user', { email: 'new@duneline.example' }, { token });
    const before = backend.inbox.length;
    expect(await post('/resend', { type: 'email_change', email })).toMatchObject(sent);
    expect(backend.inbox.slice(before).map(({ to }) => to)).toEqual(['new@duneline.example', email]);
    await ask('PUT', '/user', { phone }, { token });
    await post('/verify', { type: 'phone_change', phone, token: lastMail().code });
    await ask('PUT', '/user', { phone: '971507654321' }, { token });
    expect(await post('/resend', { type: 'phone_change', phone })).toMatchObject({ body: { message_id: expect.any(String) } });
    expect(lastMail().to).toBe('+971507654321');
  });

  it.each(['signup', 'email_change'])('says nothing of an unknown, confirmed or settled person (%s)', async (type) => {
    const { backend, person, post } = openAuth();
    await person();
    for (const address of [email, 'nobody@duneline.example']) {
      expect(await post('/resend', { type, email: address })).toEqual(expect.objectContaining(sent));
    }
    expect(backend.inbox).toHaveLength(1);
  });

  it.each<[string, unknown, Partial<AuthSettings>, number, string, string]>([
    [
      'another type',
      { type: 'recovery', email },
      {},
      400,
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    ['signup without email', { type: 'signup', phone }, {}, 400, 'validation_failed', 'Type provided requires an email address'],
    ['sms without phone', { type: 'sms', email }, {}, 400, 'validation_failed', 'Type provided requires a phone number'],
    [
      'both',
      { type: 'sms', email, phone },
      {},
      400,
      'validation_failed',
      'Only an email address or phone number should be provided.',
    ],
    ['none', { type: 'phone_change' }, {}, 400, 'validation_failed', 'Missing email address or phone number'],
    [
      'email off',
      { type: 'signup', email },
      { isEmailEnabled: false },
      400,
      'email_provider_disabled',
      'Email logins are disabled',
    ],
    ['phone off', { type: 'sms', phone }, {}, 400, 'phone_provider_disabled', 'Phone logins are disabled'],
    ['too much', `"${'x'.repeat(1_000_001)}"`, {}, 413, 'request_entity_too_large', 'Request body is too large'],
  ])('refuses %s', async (_, body, auth, status, code, message) => {
    expect(await openAuth(auth).post('/resend', body)).toMatchObject(refusal(status, code, message));
  });

  it('keeps the limits of sending', async () => {
    const { backend, post } = openAuth({ ...phoneOn, messageIntervalSeconds: 30 });
    await post('/signup', { email, password });
    backend.clock.advance(20_000);
    expect(await post('/resend', { type: 'signup', email })).toMatchObject(
      refusal(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this after 40 seconds.'),
    );
    await post('/signup', { phone, password });
    expect(await post('/resend', { type: 'sms', phone })).toMatchObject(
      refusal(429, 'over_sms_send_rate_limit', 'For security purposes, you can only request this after 30 seconds.'),
    );
  });

  it('says that a message cannot be sent', async () => {
    const before = openAuth(phoneOn);
    await before.post('/signup', { phone, password });
    const { backend, post } = openAuth({ ...phoneOn, messageIntervalSeconds: 0, unreachablePhones: [phone] });
    backend.restore(before.backend.snapshot());
    expect(await post('/resend', { type: 'sms', phone })).toMatchObject({ status: 422, body: { code: 'sms_send_failed' } });
  });
});

describe('POST /recover', () => {
  it('mails a link that signs in, after which the password can be changed', async () => {
    const { ask, lastMail, person, post, signIn } = openAuth();
    await person();
    expect(await post('/recover', { email })).toMatchObject(sent);
    expect(lastMail()).toMatchObject({ kind: 'recovery', to: email });
    const { access_token: token } = tokensOf(await post('/verify', { type: 'recovery', email, token: lastMail().code }));
    expect((await ask('PUT', '/user', { password: 'a new password' }, { token })).status).toBe(200);
    expect((await signIn(email, 'a new password')).status).toBe(200);
  });

  it('gives the same answer for an unknown address, and sends nothing', async () => {
    const { backend, post } = openAuth();
    expect(await post('/recover', { email, ...pkce })).toMatchObject(sent);
    expect(backend.inbox).toEqual([]);
  });

  it('shares its interval with the magic link', async () => {
    const { person, post } = openAuth();
    await person();
    await post('/otp', { email });
    expect(await post('/recover', { email })).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
  });

  it.each<[string, unknown, Partial<AuthSettings>, number, string, string]>([
    ['no email', {}, {}, 400, 'validation_failed', 'Password recovery requires an email'],
    ['email provider off', { email }, { isEmailEnabled: false }, 400, 'email_provider_disabled', 'Email logins are disabled'],
    ['too much', `"${'x'.repeat(1_000_001)}"`, {}, 413, 'request_entity_too_large', 'Request body is too large'],
  ])('refuses %s', async (_, body, auth, status, code, message) => {
    expect(await openAuth(auth).post('/recover', body)).toMatchObject(refusal(status, code, message));
  });
});

describe('limits of a project', () => {
  it('mail quota: no more than so many mails in an hour', async () => {
    const { backend, post } = openAuth({ rateLimits: { mails: 2 } });
    for (const name of ['a', 'b'])
      expect((await post('/signup', { email: `${name}@duneline.example`, password })).status).toBe(200);
    const third = { email, password };
    expect(await post('/signup', third)).toMatchObject(refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'));
    backend.clock.advance(3_600_001);
    expect((await post('/signup', third)).status).toBe(200);
  });

  it('SMS quota: no more than so many messages in an hour', async () => {
    const { post } = openAuth({ ...phoneOn, rateLimits: { messages: 0 } });
    expect(await post('/signup', { phone, password })).toMatchObject(
      refusal(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
    );
  });

  const limited = refusal(429, 'over_request_rate_limit', 'Request rate limit reached');
  it.each<[string, Partial<AuthSettings>, string, string, unknown]>([
    ['anonymous sign-ins', { isAnonymousEnabled: true, rateLimits: { anonymous: 1 } }, 'POST', '/signup', {}],
    ['sign-ups', { rateLimits: { signIns: 1 } }, 'POST', '/signup', { email, password }],
    ['codes', { rateLimits: { signIns: 1 } }, 'POST', '/otp', { email }],
    ['recoveries', { rateLimits: { signIns: 1 } }, 'POST', '/recover', { email }],
    ['tokens', { rateLimits: { tokens: 1 } }, 'POST', '/token?grant_type=password', { email, password }],
    ['attempts at a code', { rateLimits: { verifications: 1 } }, 'POST', '/verify', { type: 'email', email, token: '1' }],
    ['attempts at a link', { rateLimits: { verifications: 1 } }, 'GET', '/verify?type=signup&token=x', undefined],
  ])('per-IP limit of %s: each address for itself, for a while', async (_, auth, method, path, body) => {
    const { ask, backend } = openAuth({ mailIntervalSeconds: 0, ...auth });
    const from = (address: string) => ask(method, path, body, { headers: { 'x-forwarded-for': `${address}, 10.0.0.1` } });
    expect((await from('192.0.2.1')).status).not.toBe(429);
    expect(await from('192.0.2.1')).toMatchObject(limited);
    expect((await from('192.0.2.2')).status).not.toBe(429);
    backend.clock.advance(3_600_001);
    expect((await from('192.0.2.1')).status).not.toBe(429);
  });
});

import type { AuthSettings } from '@duneline/mocks';
import { describe, expect, it } from 'vitest';
import { challenge, email, openAuth, password, phone, refusal, tokensOf } from './openAuth.ts';

const phoneOn = { isPhoneEnabled: true };

describe('POST /signup', () => {
  it('by phone: sends a message, and its code gives the session', async () => {
    const { backend, lastMail, post } = openAuth(phoneOn);
    const answer = await post('/signup', { phone: '+971 50 123 4567', password, data: { nick: 'M' } });
    expect(answer).toMatchObject({
      status: 200,
      body: { phone, email: '', user_metadata: { nick: 'M', phone_verified: false }, identities: [{ provider: 'phone' }] },
    });
    expect(backend.inbox).toMatchObject([{ kind: 'confirmation', channel: 'sms', to: `+${phone}`, link: null }]);
    const login = { phone, password };
    expect(await post('/token?grant_type=password', login)).toMatchObject(
      refusal(400, 'phone_not_confirmed', 'Phone not confirmed'),
    );
    const verified = await post('/verify', { type: 'sms', phone, token: lastMail().code });
    expect(verified).toMatchObject({ status: 200, body: { user: { phone, phone_confirmed_at: expect.any(String) } } });
    expect((await post('/token?grant_type=password', login)).status).toBe(200);
  });

  it('by phone with autoconfirm on: gives a session at once', async () => {
    const { backend, post } = openAuth({ ...phoneOn, isPhoneAutoConfirm: true });
    expect(await post('/signup', { phone, password })).toMatchObject({ status: 200, body: { user: { phone } } });
    expect(backend.inbox).toEqual([]);
  });

  it('without a name: an anonymous person with a session', async () => {
    const { ask, post } = openAuth({ isAnonymousEnabled: true });
    const answer = await post('/signup', { data: { theme: 'dark' } });
    const user = { email: '', phone: '', app_metadata: {}, user_metadata: { theme: 'dark' }, identities: [], is_anonymous: true };
    expect(answer).toMatchObject({ status: 200, body: { user } });
    expect(await ask('GET', '/user', undefined, { token: tokensOf(answer).access_token })).toMatchObject({
      status: 200,
      body: user,
    });
  });

  it('autoconfirm on: gives a session without a mail, and the person as they were before they were read again', async () => {
    const { backend, post } = openAuth({ isAutoConfirm: true });
    const { user } = tokensOf(await post('/signup', { email, password }));
    expect(user).toMatchObject({ email_confirmed_at: expect.any(String), user_metadata: { email_verified: true } });
    expect(user).not.toHaveProperty('confirmed_at');
    expect(backend.inbox).toEqual([]);
  });

  it('autoconfirm off: gives a bare person and sends the mail', async () => {
    const { backend, post } = openAuth();
    const answer = await post('/signup', { email: 'Maya@Duneline.example', password });
    expect(answer).toMatchObject({ body: { email, confirmation_sent_at: '2026-03-01T09:00:00.000Z', identities: [{ email }] } });
    expect(backend.inbox).toMatchObject([
      { kind: 'confirmation', channel: 'email', to: email, code: expect.stringMatching(/^\d{6}$/) },
    ]);
  });

  it.each<[string, Partial<AuthSettings>]>([
    ['mail', { isAutoConfirm: true }],
    ['sms', { isPhoneAutoConfirm: true }],
  ])('registered and confirmed, autoconfirm by %s on: user_already_exists', async (_, auth) => {
    const { person, post } = openAuth(auth);
    await person();
    expect(await post('/signup', { email, password })).toMatchObject(
      refusal(422, 'user_already_exists', 'User already registered'),
    );
  });

  it('registered and confirmed, autoconfirm off: a decoy person, and no mail', async () => {
    const { backend, person, post } = openAuth();
    const { user } = await person();
    const answer = await post('/signup', { email, password, data: { nick: 'X' } });
    expect(answer).toMatchObject({ status: 200, body: { email, role: '', identities: [], user_metadata: { nick: 'X' } } });
    expect(answer.body).not.toHaveProperty('email_confirmed_at');
    expect(answer.body).not.toMatchObject({ id: user.id });
    expect(backend.inbox).toHaveLength(1);
  });

  it('registered and unconfirmed: sends the mail again within the limit, and keeps the first password', async () => {
    const { backend, lastMail, post, signIn } = openAuth();
    await post('/signup', { email, password });
    const again = { email, password: 'another password' };
    expect(await post('/signup', again)).toMatchObject(
      refusal(429, 'over_email_send_rate_limit', 'For security purposes, you can only request this after 60 seconds.'),
    );
    backend.clock.advance(60_000);
    expect((await post('/signup', again)).status).toBe(200);
    await post('/verify', { type: 'signup', email, token: lastMail().code });
    expect((await signIn(email, 'another password')).status).toBe(400);
    expect((await signIn()).status).toBe(200);
  });

  const cases: [string, unknown, Partial<AuthSettings>, number, string, string][] = [
    ['anonymous sign-ins disabled', {}, {}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [
      'instance signup disabled',
      '{',
      { isSignupDisabled: true },
      422,
      'signup_disabled',
      'Signups not allowed for this instance',
    ],
    ['no JSON', '{', {}, 400, 'bad_json', ''],
    ['a body above 1 MB', `"${'x'.repeat(1_000_001)}"`, {}, 413, 'request_entity_too_large', 'Request body is too large'],
    ['password missing', { email }, {}, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'both email and phone',
      { email, phone, password },
      {},
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    ],
    [
      'an unknown channel',
      { phone, password, channel: 'pigeon' },
      phoneOn,
      400,
      'validation_failed',
      "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
    ],
    [
      'phone and code_challenge',
      { phone, password, code_challenge: challenge },
      phoneOn,
      400,
      'validation_failed',
      'PKCE not supported for phone signups',
    ],
    [
      'half of the PKCE params',
      { email, password, code_challenge: challenge },
      {},
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'a challenge length below 43',
      { email, password, code_challenge: 'x', code_challenge_method: 's256' },
      {},
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      'a challenge of odd characters',
      { email, password, code_challenge: '='.repeat(43), code_challenge_method: 's256' },
      {},
      400,
      'validation_failed',
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    ],
    [
      'an unknown challenge method',
      { email, password, code_challenge: challenge, code_challenge_method: 's512' },
      {},
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    ],
    ['email off', { email, password }, { isEmailEnabled: false }, 400, 'email_provider_disabled', 'Email signups are disabled'],
    ['phone off', { phone, password }, {}, 400, 'phone_provider_disabled', 'Phone signups are disabled'],
    [
      'email too long',
      { email: `${'x'.repeat(250)}@a.example`, password },
      {},
      400,
      'validation_failed',
      'An email address is too long',
    ],
    [
      'email malformed',
      { email: 'maya', password },
      {},
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'email of an unreachable domain',
      { email, password },
      { unreachableDomains: ['duneline.example'] },
      400,
      'email_address_invalid',
      `Email address "${email}" is invalid`,
    ],
    [
      'email that is not authorized',
      { email, password },
      { authorizedEmails: ['team@duneline.example'] },
      400,
      'email_address_not_authorized',
      `Email address "${email}" cannot be used as it is not authorized`,
    ],
    [
      'phone that starts with 0',
      { phone: '0501234567', password },
      phoneOn,
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    [
      'SMS not sendable',
      { phone, password },
      { ...phoneOn, unreachablePhones: [phone] },
      422,
      'sms_send_failed',
      `Error sending confirmation OTP to provider: Invalid 'To' Phone Number: +${phone}`,
    ],
    [
      'captcha without a token',
      { email, password },
      { captcha: 'pass' },
      400,
      'captcha_failed',
      'captcha protection: request disallowed (no captcha_token found)',
    ],
    [
      'captcha with a token that fails',
      { email, password, gotrue_meta_security: { captcha_token: 'x' } },
      { captcha: 'fail' },
      400,
      'captcha_failed',
      'captcha protection: request disallowed (invalid-input-response)',
    ],
    ['weak password: length', { email, password: 'abc' }, {}, 422, 'weak_password', 'Password should be at least 6 characters.'],
    [
      'weak password: pwned',
      { email, password },
      { leakedPasswords: [password] },
      422,
      'weak_password',
      'Password is known to be weak and easy to guess, please choose a different one.',
    ],
    [
      'password of more than 72 characters',
      { email, password: 'x'.repeat(73) },
      {},
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
  ];
  it.each(cases)('refuses %s, and leaves no trace', async (_, body, auth, status, code, message) => {
    const { backend, post } = openAuth(auth);
    const before = backend.snapshot();
    expect(await post('/signup', body)).toMatchObject({ status, body: { code, message: expect.stringContaining(message) } });
    expect(backend.snapshot()).toEqual(before);
  });

  it('takes the token of a captcha that passes', async () => {
    const body = { email, password, gotrue_meta_security: { captcha_token: 'x' } };
    expect((await openAuth({ captcha: 'pass' }).post('/signup', body)).status).toBe(200);
  });

  it('writes to an authorized address with a label, and by WhatsApp where the provider has it', async () => {
    const { backend, post } = openAuth({ authorizedEmails: [email], ...phoneOn });
    expect((await post('/signup', { email: email.replace('@', '+two@'), password })).status).toBe(200);
    expect((await post('/signup', { phone, password, channel: 'whatsapp' })).status).toBe(200);
    expect(backend.inbox.map(({ channel }) => channel)).toEqual(['email', 'whatsapp']);
  });
});

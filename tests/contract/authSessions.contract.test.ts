import type { AuthSettings } from '@duneline/mocks';
import { describe, expect, it } from 'vitest';
import { changeRows, email, openAuth, password, phone, refusal, tokensOf } from './openAuth.ts';

describe('POST /token?grant_type=password', () => {
  const cases: [string, unknown, Partial<AuthSettings>, number, string, string][] = [
    ['unknown user', { email: 'x@duneline.example', password }, {}, 400, 'invalid_credentials', 'Invalid login credentials'],
    ['wrong password', { email, password: 'x' }, {}, 400, 'invalid_credentials', 'Invalid login credentials'],
    ['no password', { email }, {}, 400, 'invalid_credentials', 'Invalid login credentials'],
    [
      'both ids',
      { email, phone, password },
      {},
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    ],
    ['none', { password }, {}, 400, 'validation_failed', 'missing email or phone'],
    ['email off', { email, password }, { isEmailEnabled: false }, 422, 'email_provider_disabled', 'Email logins are disabled'],
    ['phone off', { phone, password }, {}, 422, 'phone_provider_disabled', 'Phone logins are disabled'],
    [
      'captcha',
      { email, password },
      { captcha: 'pass' },
      400,
      'captcha_failed',
      'captcha protection: request disallowed (no captcha_token found)',
    ],
    ['too much', `"${'x'.repeat(1_000_001)}"`, {}, 413, 'request_entity_too_large', 'Request body is too large'],
  ];
  it.each(cases)('refuses %s', async (_, body, auth, status, code, message) => {
    const project = openAuth();
    await project.person();
    const { backend, post } = openAuth(auth);
    backend.restore(project.backend.snapshot());
    expect(await post('/token?grant_type=password', body)).toMatchObject(refusal(status, code, message));
  });

  it('refuses an unconfirmed address only after the password matched', async () => {
    const { post, signIn } = openAuth();
    await post('/signup', { email, password });
    expect(await signIn(email, 'x')).toMatchObject({ body: { code: 'invalid_credentials' } });
    expect(await signIn()).toMatchObject(refusal(400, 'email_not_confirmed', 'Email not confirmed'));
  });

  it('signs in with a password that is too weak by now, and says so', async () => {
    const before = openAuth();
    await before.person();
    const { backend, signIn } = openAuth({ minPasswordLength: 20 });
    backend.restore(before.backend.snapshot());
    expect(await signIn()).toMatchObject({
      status: 200,
      body: { weak_password: { message: 'Password should be at least 20 characters.', reasons: ['length'] } },
    });
  });

  it('has no other grants', async () => {
    expect(await openAuth().post('/token?grant_type=magic', {})).toMatchObject(
      refusal(400, 'invalid_credentials', 'unsupported_grant_type'),
    );
  });
});

describe('what ends a session', () => {
  const expired = (reason: string) => refusal(400, 'session_expired', `Invalid Refresh Token: Session Expired${reason}`);

  it('its time box, however often it is renewed', async () => {
    const { backend, person, refresh } = openAuth({ sessionSeconds: 7200 });
    const first = await person();
    backend.clock.advance(7_000_000);
    const second = tokensOf(await refresh(first.refresh_token));
    backend.clock.advance(300_000);
    expect(await refresh(second.refresh_token)).toMatchObject(expired(''));
  });

  it('inactivity, which a renewal ends', async () => {
    const { backend, person, refresh } = openAuth({ sessionIdleSeconds: 3600 });
    const first = await person();
    backend.clock.advance(3_500_000);
    const second = tokensOf(await refresh(first.refresh_token));
    backend.clock.advance(3_500_000);
    const third = tokensOf(await refresh(second.refresh_token));
    backend.clock.advance(3_600_001);
    expect(await refresh(third.refresh_token)).toMatchObject(expired(' (Inactivity)'));
  });

  it("time without its person's second factor", async () => {
    const { backend, caller, person, post, refresh } = openAuth({ lowAalSeconds: 600, isPhoneEnabled: true });
    const [owner, other] = [await person(), await caller()];
    await post('/factors', { factor_type: 'totp' }, { token: owner.access_token });
    changeRows(backend, 'mfa_factors', (row) => [{ ...row, status: 'verified' }]);
    backend.clock.advance(600_000);
    const second = tokensOf(await refresh(owner.refresh_token));
    backend.clock.advance(1);
    expect(await refresh(second.refresh_token)).toMatchObject(expired(' (Low AAL: User Needs MFA Verification)'));
    expect((await refresh(other.refresh_token)).status).toBe(200);
    changeRows(backend, 'sessions', (row) => [{ ...row, aal: 'aal2' }]);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('a newer sign-in, where a person may have one session', async () => {
    const { backend, person, refresh, signIn } = openAuth({ isSessionSingle: true });
    const first = await person();
    backend.clock.advance(1000);
    const second = tokensOf(await signIn());
    expect(await refresh(first.refresh_token)).toMatchObject(expired(' (Revoked by Newer Login)'));
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });
});

describe('a ban', () => {
  it('closes every door until it is over', async () => {
    const { ask, backend, lastMail, person, post, refresh, signIn } = openAuth();
    const { access_token: token, refresh_token: renewal } = await person();
    await post('/otp', { email });
    changeRows(backend, 'users', (row) => [{ ...row, banned_until: '2026-03-01T09:30:00.000Z' }]);
    const code = { type: 'magiclink', email, token: lastMail().code };
    expect(await signIn()).toMatchObject(refusal(400, 'user_banned', 'User is banned'));
    expect(await refresh(renewal)).toMatchObject(refusal(400, 'user_banned', 'Invalid Refresh Token: User Banned'));
    expect(await ask('GET', '/user', undefined, { token })).toMatchObject(refusal(403, 'user_banned', 'User is banned'));
    expect(await post('/verify', code)).toMatchObject(refusal(403, 'user_banned', 'User is banned'));
    backend.clock.advance(1_800_000);
    expect((await post('/verify', code)).status).toBe(200);
    expect((await refresh(renewal)).status).toBe(200);
  });
});

describe('POST /token?grant_type=refresh_token', () => {
  const used = refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');

  it('with rotation off refuses a used token, and keeps its family', async () => {
    const { backend, person, refresh } = openAuth({ isRefreshRotated: false });
    const first = (await person()).refresh_token;
    const second = tokensOf(await refresh(first)).refresh_token;
    const third = tokensOf(await refresh(second)).refresh_token;
    backend.clock.advance(10_001);
    expect(await refresh(first)).toMatchObject(used);
    expect((await refresh(third)).status).toBe(200);
  });

  it('takes the reuse interval from the project', async () => {
    for (const [ms, expected] of [
      [60_000, { status: 200 }],
      [60_001, used],
    ] as const) {
      const { backend, person, refresh } = openAuth({ refreshReuseSeconds: 60 });
      const first = (await person()).refresh_token;
      await refresh(tokensOf(await refresh(first)).refresh_token);
      backend.clock.advance(ms);
      expect(await refresh(first)).toMatchObject(expected);
    }
  });

  it.each(['x'.repeat(11), 'x'.repeat(13), 'X'.repeat(12), '-'.repeat(12), 'é'.repeat(6)])(
    'refuses %s, which no token can be',
    async (token) => {
      const { refresh } = openAuth();
      expect(await refresh(token)).toMatchObject(refusal(400, 'validation_failed', 'Refresh token is not valid'));
    },
  );

  it('tells whether a token is new', async () => {
    const { person, refresh } = openAuth();
    const first = (await person()).refresh_token;
    const header = 'sb-auth-refresh-token-reuse';
    expect((await refresh(first)).headers.get(header)).toBe('false');
    expect((await refresh(first)).headers.has(header)).toBe(false);
  });

  it('a newer session that has ended itself ends no other', async () => {
    const { backend, person, refresh, signIn } = openAuth({ isSessionSingle: true, sessionSeconds: 7200 });
    const first = await person();
    backend.clock.advance(1000);
    const newer = (await signIn()).headers.get('sb-auth-session-id');
    const gone = '2026-03-01T05:00:00.000Z';
    changeRows(backend, 'sessions', (row) => [
      row['id'] === newer ? { ...row, created_at: gone, refreshed_at: '2026-03-01T09:00:01.000Z' } : row,
    ]);
    expect((await refresh(first.refresh_token)).status).toBe(200);
  });

  it('refuses a token whose session is gone', async () => {
    const { backend, person, refresh } = openAuth();
    const { refresh_token: token } = await person();
    changeRows(backend, 'sessions', () => []);
    expect(await refresh(token)).toMatchObject(
      refusal(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found'),
    );
  });

  it.each([
    ['missing', {}, 400, { error: 'invalid_request', error_description: 'refresh_token required' }],
    [
      'unknown',
      { refresh_token: 'aaaaaaaaaaaa' },
      400,
      { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    ],
    ['no text', { refresh_token: 1 }, 400, { code: 'bad_json' }],
    ['too much', `"${'x'.repeat(1_000_001)}"`, 413, { code: 'request_entity_too_large' }],
  ])('refuses: %s', async (_, body, status, expected) => {
    expect(await openAuth().post('/token?grant_type=refresh_token', body)).toMatchObject({ status, body: expected });
  });
});

describe('GET /user', () => {
  it('refuses another audience', async () => {
    const { ask, person } = openAuth();
    const { access_token: token } = await person();
    expect(await ask('GET', '/user', undefined, { token, headers: { 'x-jwt-aud': 'another' } })).toMatchObject(
      refusal(400, 'validation_failed', "Token audience doesn't match request audience"),
    );
  });

  it('prints what is set, and only that', async () => {
    const { ask, person } = openAuth();
    const { access_token: token } = await person();
    const { body } = await ask('GET', '/user', undefined, { token });
    expect(Object.keys(Object(body)).toSorted()).toEqual(
      (
        'id aud role email phone app_metadata user_metadata identities created_at updated_at is_anonymous ' +
        'email_confirmed_at confirmation_sent_at confirmed_at last_sign_in_at'
      )
        .split(' ')
        .toSorted(),
    );
  });
});

describe('POST /logout', () => {
  it('refuses a scope that it does not know', async () => {
    const { person, post } = openAuth();
    const { access_token: token } = await person();
    expect(await post('/logout?scope=all', undefined, { token })).toMatchObject(
      refusal(400, 'validation_failed', 'Unsupported logout scope "all"'),
    );
  });
});

describe('an instance', () => {
  it('tells its health', async () => {
    const description = 'GoTrue is a user registration and authentication API';
    expect(await openAuth().ask('GET', '/health')).toMatchObject({ status: 200, body: { name: 'GoTrue', description } });
  });

  it('tells its settings', async () => {
    const { ask } = openAuth({
      isPhoneEnabled: true,
      isAnonymousEnabled: true,
      providers: { google: { isEnabled: true } },
      isSamlEnabled: true,
    });
    expect(await ask('GET', '/settings')).toMatchObject({
      status: 200,
      body: {
        external: { anonymous_users: true, apple: false, google: true, email: true, phone: true },
        disable_signup: false,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: 'twilio',
        saml_enabled: true,
        passkeys_enabled: false,
      },
    });
  });

  it('lives beside others that are configured otherwise, and shares nothing with them', async () => {
    const strict = openAuth({ minPasswordLength: 20 });
    const open = openAuth(
      { isAutoConfirm: true, accessTokenSeconds: 60 },
      { url: 'https://other.example', jwtSecret: 'x'.repeat(40), signingKey: null },
    );
    expect((await strict.post('/signup', { email, password })).status).toBe(422);
    const session = tokensOf(await open.post('/signup', { email, password }));
    expect(session).toMatchObject({ expires_in: 60 });
    expect(await strict.ask('GET', '/user', undefined, { token: session.access_token })).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    });
    expect((await strict.signIn()).status).toBe(400);
    expect(atob(session.access_token.split('.')[0] ?? '')).toBe('{"alg":"HS256","typ":"JWT"}');
  });

  it('stores no password as it was given', async () => {
    const { backend, person } = openAuth();
    await person();
    expect(JSON.stringify(backend.snapshot())).not.toContain(password);
    expect(backend.snapshot().tables['auth.users']?.[0]).toMatchObject({
      encrypted_password: expect.stringMatching(/^\$2b\$04\$/),
    });
  });

  it('keeps codes, sessions and mails in a snapshot', async () => {
    const first = openAuth();
    await first.post('/signup', { email, password });
    const second = openAuth();
    second.backend.restore(JSON.parse(JSON.stringify(first.backend.snapshot())));
    expect((await second.post('/verify', { type: 'signup', email, token: second.lastMail().code })).status).toBe(200);
  });
});

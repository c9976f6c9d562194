import type { AuthSettings } from '@duneline/mocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totp } from '../totp.ts';
import { changeRows, email, openAuth, password, phone, refusal, tokensOf } from './openAuth.ts';
import type { Answer } from './openAuth.ts';
import { jwtSecret, signedToken } from './signedToken.ts';

const on = { canEnroll: true, canVerify: true };
const off = { canEnroll: false, canVerify: false };
const factors = { totp: on, phone: on, webauthn: off };
const minuteMs = 60_000;
const unknown = '11111111-1111-4111-8111-111111111111';
const tooMuch = `"${'x'.repeat(1_000_001)}"`;

interface Enrolled {
  readonly id: string;
  readonly secret: string;
}

/** A signed-in user, and functions to manage their second factors. */
async function signedIn(auth: Partial<AuthSettings> = {}) {
  const project = openAuth({ factors, isPhoneEnabled: true, ...auth }, { jwtSecret });
  const session = await project.person();
  const { clock } = project.backend;
  const post = (path: string, body: unknown, token = session.access_token) => project.post(path, body, { token });
  const enroll = (body: object = {}, token = session.access_token) => post('/factors', { factor_type: 'totp', ...body }, token);
  const enrolled = async (body: object = {}, token = session.access_token): Promise<Enrolled> => {
    const { id, totp: secrets } = Object((await enroll(body, token)).body);
    return { id: String(id), secret: String(Object(secrets).secret) };
  };
  const challenge = (id: string, token = session.access_token, body: unknown = {}) =>
    post(`/factors/${id}/challenge`, body, token);
  const verify = (id: string, body: unknown, token = session.access_token) => post(`/factors/${id}/verify`, body, token);
  const answer = async ({ id, secret }: Enrolled, token = session.access_token, skewMs = 0): Promise<Answer> =>
    verify(id, { challenge_id: idOf(await challenge(id, token)), code: totp(secret, clock.now() + skewMs) }, token);
  const unenroll = (id: string, token = session.access_token) => project.ask('DELETE', `/factors/${id}`, undefined, { token });
  return { ...project, session, clock, enroll, enrolled, challenge, verify, answer, unenroll };
}

function idOf({ body }: Answer): string {
  return String(Object(body).id);
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

describe('POST /factors', () => {
  it('totp: gives a secret as text, as an address and as a QR code', async () => {
    const { enroll } = await signedIn();
    const { status, body } = await enroll({ friendly_name: 'my app', issuer: 'Dune & line' });
    const { secret } = Object(Object(body).totp);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        type: 'totp',
        friendly_name: 'my app',
        totp: {
          secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
          uri: `otpauth://totp/Dune%20%26%20line:${email}?algorithm=SHA1&digits=6&issuer=Dune%20%26%20line&period=30&secret=${secret}`,
          qr_code: expect.stringMatching(/^<svg.*<\/svg>$/s),
        },
      },
    ]);
  });

  it('totp: is issued by the host of the site unless said otherwise', async () => {
    const { enroll } = await signedIn({ siteUrl: 'https://duneline.example/app' });
    const { totp: enrolled } = Object((await enroll()).body);
    expect(enrolled.uri).toContain(`otpauth://totp/duneline.example:${email}?`);
  });

  it('phone: keeps the number, and a second time replaces the factor that was never verified', async () => {
    const { ask, enroll, session } = await signedIn();
    const first = await enroll({ factor_type: 'phone', phone: `+${phone}`, friendly_name: 'a' });
    expect(first).toMatchObject({ status: 200, body: { type: 'phone', friendly_name: 'a', phone: `+${phone}` } });
    const { body } = await enroll({ factor_type: 'phone', phone, friendly_name: 'a' });
    const { body: user } = await ask('GET', '/user', undefined, { token: session.access_token });
    expect(user).toMatchObject({
      factors: [{ id: Object(body).id, phone, friendly_name: 'a', status: 'unverified', last_challenged_at: null }],
    });
    expect(Object(user).factors).toHaveLength(1);
  });

  it.each([
    [
      'an unknown kind',
      { factor_type: 'carrier pigeon' },
      400,
      'validation_failed',
      'factor_type needs to be totp, phone, or webauthn',
    ],
    ['no kind', { factor_type: null }, 400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
    [
      'a phone without number',
      { factor_type: 'phone' },
      400,
      'validation_failed',
      'Phone number required to enroll Phone factor',
    ],
    [
      'a number that is none',
      { factor_type: 'phone', phone: '0' },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    [
      'a name that is no text',
      { friendly_name: 1 },
      400,
      'bad_json',
      'Could not parse request body as JSON: "friendly_name" must be a string',
    ],
    ['webauthn', { factor_type: 'webauthn' }, 422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
    ['an issuer too long for a QR code', { issuer: 'x'.repeat(2000) }, 500, 'unexpected_failure', 'Error generating QR Code'],
  ])('refuses %s', async (_, body, status, code, message) => {
    const { enroll } = await signedIn();
    expect(await enroll(body)).toMatchObject(refusal(status, code, message));
  });

  it.each([
    ['totp', 'TOTP'],
    ['phone', 'Phone'],
  ])('refuses %s where it is switched off', async (type, name) => {
    const { enroll } = await signedIn({ factors: { totp: off, phone: off, webauthn: on } });
    const message = `MFA enroll is disabled for ${name}`;
    expect(await enroll({ factor_type: type, phone })).toMatchObject(refusal(422, `mfa_${type}_enroll_not_enabled`, message));
  });

  it('refuses a name that is taken, and two without a name', async () => {
    const { enroll } = await signedIn();
    await enroll();
    await enroll({ friendly_name: 'x' });
    for (const name of ['', 'x']) {
      const message = `A factor with the friendly name "${name}" for this user already exists`;
      expect(await enroll({ friendly_name: name })).toMatchObject(refusal(422, 'mfa_factor_name_conflict', message));
    }
  });

  it('refuses one factor too many', async () => {
    const { enroll } = await signedIn({ maxFactors: 2 });
    await enroll({ friendly_name: 'one' });
    await enroll({ friendly_name: 'two' });
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    expect(await enroll({ friendly_name: 'three' })).toMatchObject(refusal(422, 'too_many_enrolled_mfa_factors', message));
  });

  it('forgets after five minutes a factor that was never challenged', async () => {
    const { clock, enroll, enrolled, challenge } = await signedIn();
    const { id } = await enrolled({ friendly_name: 'challenged' });
    await challenge(id);
    await enroll({ friendly_name: 'left' });
    clock.advance(5 * minuteMs);
    expect((await enroll({ friendly_name: 'left' })).status).toBe(422);
    clock.advance(1);
    expect((await enroll({ friendly_name: 'left' })).status).toBe(200);
    expect((await enroll({ friendly_name: 'challenged' })).status).toBe(422);
  });

  it('wants aal2 from somebody who has a verified factor', async () => {
    const { answer, enroll, enrolled, signIn } = await signedIn();
    await answer(await enrolled());
    const { access_token: aal1 } = tokensOf(await signIn());
    expect(await enroll({ friendly_name: 'two' }, aal1)).toMatchObject(
      refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
    );
  });

  it('refuses a second factor for a number that is verified already', async () => {
    const { challenge, enroll, lastMail, session, verify } = await signedIn();
    const id = idOf(await enroll({ factor_type: 'phone', phone }));
    const challengeId = idOf(await challenge(id));
    const { access_token: aal2 } = tokensOf(await verify(id, { challenge_id: challengeId, code: lastMail().code }));
    expect(session.access_token).not.toBe(aal2);
    expect(await enroll({ factor_type: 'phone', phone, friendly_name: 'two' }, aal2)).toMatchObject(
      refusal(
        422,
        'mfa_verified_factor_exists',
        'A verified phone factor already exists, unenroll the existing factor to continue',
      ),
    );
  });

  it('refuses somebody without an address for totp, as the service does', async () => {
    const { caller, enroll } = await signedIn();
    const { access_token: token } = await caller();
    expect(await enroll({}, token)).toMatchObject(refusal(500, 'unexpected_failure', 'Error generating QR Code'));
  });
});

describe('POST /factors/{id}/challenge', () => {
  it('totp: gives an id and when it ends, without a body too', async () => {
    const { challenge, clock, enrolled, session } = await signedIn();
    const { id } = await enrolled();
    expect(await challenge(id, session.access_token, undefined)).toMatchObject({
      status: 200,
      body: { id: expect.any(String), type: 'totp', expires_at: clock.now() / 1000 + 300 },
    });
  });

  it('phone: sends a code, and not another one within the interval', async () => {
    const { challenge, clock, enroll, lastMail } = await signedIn();
    const id = idOf(await enroll({ factor_type: 'phone', phone }));
    expect(await challenge(id)).toMatchObject({ status: 200, body: { type: 'phone' } });
    expect(lastMail()).toMatchObject({ kind: 'second_factor', channel: 'sms', to: `+${phone}` });
    clock.advance(10_000);
    expect(await challenge(id)).toMatchObject(
      refusal(429, 'over_sms_send_rate_limit', 'For security purposes, you can only request this after 50 seconds.'),
    );
    clock.advance(50_000);
    expect((await challenge(id)).status).toBe(200);
  });

  it.each([
    ['an unknown channel', { channel: 'pigeon' }, 400, 'validation_failed'],
    ['a body that is no JSON', '{', 400, 'bad_json'],
    ['too much', tooMuch, 413, 'request_entity_too_large'],
  ])('phone: refuses %s', async (_, body, status, code) => {
    const { challenge, enroll, session } = await signedIn();
    const id = idOf(await enroll({ factor_type: 'phone', phone }));
    expect(await challenge(id, session.access_token, body)).toMatchObject({ status, body: { code } });
  });

  it('phone: fails for a number that no message reaches', async () => {
    const { challenge, enroll } = await signedIn({ unreachablePhones: [phone] });
    const id = idOf(await enroll({ factor_type: 'phone', phone }));
    expect(await challenge(id)).toMatchObject(refusal(500, 'unexpected_failure', 'error sending message'));
  });

  it.each([
    ['totp', 'TOTP'],
    ['phone', 'Phone'],
  ])('refuses %s where its verification is switched off', async (type, name) => {
    const half = { canEnroll: true, canVerify: false };
    const { challenge, enroll, verify } = await signedIn({ factors: { totp: half, phone: half, webauthn: off } });
    const id = idOf(await enroll({ factor_type: type, phone }));
    const refused = refusal(422, `mfa_${type}_verify_not_enabled`, `MFA verification is disabled for ${name}`);
    expect(await challenge(id)).toMatchObject(refused);
    expect(await verify(id, { challenge_id: unknown, code: '123456' })).toMatchObject(refused);
  });
});

describe('POST /factors/{id}/verify', () => {
  it('raises the session to aal2 with a new refresh token, and the old one is revoked', async () => {
    const { answer, clock, enrolled, refresh, session } = await signedIn();
    const raised = tokensOf(await answer(await enrolled()));
    const before = claimsOf(session.access_token);
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
    expect(claimsOf(raised.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp', timestamp: clock.now() / 1000 }, { method: 'otp' }],
      session_id: before['session_id'],
    });
    expect(raised.user).toMatchObject({ factors: [{ factor_type: 'totp', status: 'verified' }] });
    const next = tokensOf(await refresh(raised.refresh_token));
    expect(claimsOf(next.access_token)).toMatchObject({ aal: 'aal2' });
    clock.advance(11_000);
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
  });

  it('phone: takes the code of the message', async () => {
    const { challenge, enroll, lastMail, verify } = await signedIn();
    const id = idOf(await enroll({ factor_type: 'phone', phone }));
    const challengeId = idOf(await challenge(id));
    expect(await verify(id, { challenge_id: challengeId, code: 'x' })).toMatchObject(
      refusal(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered'),
    );
    const { access_token: token } = tokensOf(await verify(id, { challenge_id: challengeId, code: lastMail().code }));
    expect(claimsOf(token)).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/phone' }, { method: 'otp' }] });
  });

  it('removes other unverified factors of the kind, and ends the sessions that are not aal2', async () => {
    const { answer, ask, enroll, enrolled, signIn } = await signedIn();
    const factor = await enrolled({ friendly_name: 'kept' });
    await enroll({ friendly_name: 'left' });
    await enroll({ factor_type: 'phone', phone, friendly_name: 'another kind' });
    const { access_token: other } = tokensOf(await signIn());
    const { access_token: raised, user } = tokensOf(await answer(factor));
    const names: readonly unknown[] = Object(user).factors.map((one: object) => Object(one).friendly_name);
    expect(new Set(names)).toEqual(new Set(['another kind', 'kept']));
    expect(await ask('GET', '/user', undefined, { token: other })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    });
    expect((await ask('GET', '/user', undefined, { token: raised })).status).toBe(200);
  });

  it.each([
    [-60_000, 422],
    [-30_000, 200],
    [30_000, 200],
    [60_000, 422],
  ])('takes the code of one step before and after: %i ms → %i', async (skewMs, status) => {
    const { answer, enrolled, session } = await signedIn();
    expect((await answer(await enrolled(), session.access_token, skewMs)).status).toBe(status);
  });

  it.each([
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('takes the code that RFC 6238 gives for its secret at %i s', async (seconds, code) => {
    const { backend, challenge, clock, enrolled, verify } = await signedIn({ accessTokenSeconds: 30_000_000_000 });
    const { id } = await enrolled();
    changeRows(backend, 'mfa_factors', (row) => [{ ...row, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' }]);
    clock.advance(seconds * 1000 - clock.now());
    const body = { challenge_id: idOf(await challenge(id)), code: ` ${code} ` };
    expect((await verify(id, body)).status).toBe(200);
  });

  it.each([
    ['no code', { challenge_id: unknown }, 400, 'validation_failed', 'Code needs to be non-empty'],
    [
      'a challenge id that is none',
      { challenge_id: 'x', code: '1' },
      400,
      'bad_json',
      'Could not parse request body as JSON: "challenge_id" must be a UUID',
    ],
    ['no challenge', { code: '1' }, 422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'],
    [
      'an unknown challenge',
      { challenge_id: unknown, code: '1' },
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    ],
    ['too much', tooMuch, 413, 'request_entity_too_large', 'Request body is too large'],
  ])('refuses %s', async (_, body, status, code, message) => {
    const { enrolled, verify } = await signedIn();
    const { id } = await enrolled();
    expect(await verify(id, body)).toMatchObject(refusal(status, code, message));
  });

  it('refuses a wrong code, and takes the right one to the same challenge', async () => {
    const { challenge, clock, enrolled, verify } = await signedIn();
    const { id, secret } = await enrolled();
    const challengeId = idOf(await challenge(id));
    const code = totp(secret, clock.now());
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    expect(await verify(id, { challenge_id: challengeId, code: wrong })).toMatchObject(refused);
    expect((await verify(id, { challenge_id: challengeId, code })).status).toBe(200);
  });

  it('takes a challenge once, even for two at the same time, and only from the address that asked', async () => {
    const { ask, challenge, clock, enrolled, session, verify } = await signedIn();
    const { id, secret } = await enrolled();
    const mismatch = refusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
    const body = { challenge_id: idOf(await challenge(id)), code: totp(secret, clock.now()) };
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const token = session.access_token;
    expect(await ask('POST', `/factors/${id}/verify`, body, { token, headers })).toMatchObject(mismatch);
    const both = await Promise.all([verify(id, body), verify(id, body)]);
    // Their order depends on Web Crypto, which runs in other threads.
    const [first, second] = both.toSorted((one, other) => one.status - other.status);
    expect(first?.status).toBe(200);
    expect(second).toMatchObject(mismatch);
  });

  it('refuses a challenge after five minutes, and forgets it', async () => {
    const { challenge, clock, enrolled, verify } = await signedIn();
    const { id } = await enrolled();
    const body = { challenge_id: idOf(await challenge(id)), code: '123456' };
    clock.advance(5 * minuteMs + 1);
    const message = `MFA challenge ${body.challenge_id} has expired, verify against another challenge or create a new challenge.`;
    expect(await verify(id, body)).toMatchObject(refusal(422, 'mfa_challenge_expired', message));
    expect(await verify(id, body)).toMatchObject({ status: 422, body: { code: 'mfa_factor_not_found' } });
  });

  it('counts towards the limit of attempts', async () => {
    const { enrolled, verify } = await signedIn({ rateLimits: { verifications: 1 } });
    const { id } = await enrolled();
    expect((await verify(id, {})).status).toBe(429);
  });
});

describe('DELETE /factors/{id}', () => {
  it('removes a factor that was never verified', async () => {
    const { ask, enrolled, session, unenroll } = await signedIn();
    const { id } = await enrolled();
    expect(await unenroll(id)).toMatchObject({ status: 200, body: { id } });
    expect((await ask('GET', '/user', undefined, { token: session.access_token })).body).not.toHaveProperty('factors');
  });

  it('wants aal2 for a verified one, and the session is aal1 from its next refresh on', async () => {
    const { answer, enrolled, refresh, signIn, unenroll } = await signedIn();
    const factor = await enrolled();
    const raised = tokensOf(await answer(factor));
    const { access_token: aal1 } = tokensOf(await signIn());
    expect(await unenroll(factor.id, aal1)).toMatchObject(
      refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
    );
    expect((await unenroll(factor.id, raised.access_token)).status).toBe(200);
    const { access_token: token } = tokensOf(await refresh(raised.refresh_token));
    expect(claimsOf(token)).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
  });
});

describe('a factor in the path', () => {
  const paths = [
    ['POST', '/challenge'],
    ['POST', '/verify'],
    ['DELETE', ''],
  ] as const;

  it.each(paths)('%s …%s: is found only by its owner, and is a UUID', async (method, rest) => {
    const { ask, enrolled, person, session } = await signedIn();
    const { id } = await enrolled();
    const stranger = await person('other@duneline.example');
    const send = (factor: string, token: string) => ask(method, `/factors/${factor}${rest}`, {}, { token });
    const missing = refusal(404, 'mfa_factor_not_found', 'Factor not found');
    expect(await send(id, stranger.access_token)).toMatchObject(missing);
    expect(await send(unknown, session.access_token)).toMatchObject(missing);
    expect(await send('x', session.access_token)).toMatchObject(refusal(404, 'validation_failed', 'factor_id must be an UUID'));
  });
});

describe('every operation on factors', () => {
  const operations = [
    ['POST', '/factors'],
    ['POST', `/factors/${unknown}/challenge`],
    ['POST', `/factors/${unknown}/verify`],
    ['DELETE', `/factors/${unknown}`],
  ] as const;

  it.each(operations)('%s %s wants somebody who is signed in and not anonymous', async (method, path) => {
    const { ask, backend, post } = openAuth({ isAnonymousEnabled: true }, { jwtSecret });
    const { access_token: token } = tokensOf(await post('/signup', {}));
    expect(await ask(method, path, {}, { token })).toMatchObject(
      refusal(403, 'no_authorization', 'Anonymous user not allowed to perform these actions'),
    );
    expect((await ask(method, path, {}, { token: backend.keys.anon })).status).toBe(403);
    expect(await ask(method, path, {})).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    const nobody = signedToken({ sub: 'nobody', role: 'authenticated' });
    expect(await ask(method, path, {}, { token: nobody })).toMatchObject({ status: 400, body: { code: 'bad_jwt' } });
  });

  it.each(operations)('%s %s wants a token with a session', async (method, path) => {
    const { ask, session } = await signedIn();
    const token = signedToken({ sub: session.user.id, role: 'authenticated' });
    expect(await ask(method, path, {}, { token })).toMatchObject({ status: 500, body: { code: 'unexpected_failure' } });
  });
});

it('POST /factors refuses what is no JSON and what is too much', async () => {
  const { post, session } = await signedIn();
  const { access_token: token } = session;
  expect(await post('/factors', '{', { token })).toMatchObject({ status: 400, body: { code: 'bad_json' } });
  expect(await post('/factors', tooMuch, { token })).toMatchObject({ status: 413, body: { code: 'request_entity_too_large' } });
});

it('whatever a body says, the answer is described, and a refusal changes nothing', async () => {
  const { ask, backend, enrolled, session } = await signedIn();
  const { id } = await enrolled();
  const start = backend.snapshot();
  const names = ['factor_type', 'friendly_name', 'issuer', 'phone', 'channel', 'challenge_id', 'code', '__proto__'];
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('totp', 'phone', 'webauthn', phone, unknown, password, '\ud800', ''),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const request = fc.record({
    path: fc.constantFrom('/factors', `/factors/${id}/challenge`, `/factors/${id}/verify`, '/factors/%00/verify'),
    body: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5, noNullPrototype: true }),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ path, body }) => {
      // The backend throws for responses that no schema describes.
      const { status } = await ask('POST', path, body, { token: session.access_token });
      expect(status >= 400 ? backend.snapshot() : start).toEqual(start);
      if (status < 400) backend.restore(start);
    }),
    { numRuns: 200 * Number(process.env.FC_TIMES ?? 1) },
  );
});

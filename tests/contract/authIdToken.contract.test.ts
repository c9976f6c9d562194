import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { email, refusal } from './openAuth.ts';
import { openProviders } from './openProviders.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const oauth = (description: string, error = 'invalid request') => ({
  status: 400,
  body: { error, error_description: description },
});

describe('POST /token?grant_type=id_token', () => {
  it.each(['RS256', 'ES256'] as const)('signs up and in with a token signed by %s', async (algorithm) => {
    const { backend, idToken } = openProviders();
    const sign = () => backend.issueIdToken('google', { email, name: 'Maya' }, algorithm);
    const first = await idToken({ id_token: await sign() });
    expect(first).toMatchObject({
      status: 200,
      body: { user: { email, app_metadata: { provider: 'google' }, user_metadata: { full_name: 'Maya' } } },
    });
    expect(first.body).not.toHaveProperty('provider_token');
    const { access_token, user } = Object(first.body);
    const { amr } = JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString());
    expect(amr).toMatchObject([{ method: 'oauth' }]);
    expect(await idToken({ id_token: await sign() })).toMatchObject({ body: { user: { id: user.id } } });
  });

  it('finds the provider by issuer and client too', async () => {
    const { backend, idToken } = openProviders();
    const id_token = await backend.issueIdToken('google', { email });
    const asked = { provider: '', client_id: 'web', issuer: 'https://accounts.google.com', id_token };
    expect((await idToken(asked)).status).toBe(200);
  });

  it('is the same person as on the provider’s page', async () => {
    const { backend, idToken, me, signInWith } = openProviders();
    const { id } = await me(await signInWith({ email }));
    expect(await idToken({ id_token: await backend.issueIdToken('google', { email }) })).toMatchObject({
      body: { user: { id } },
    });
  });

  it.each([
    ['no token', {}, 'id_token required'],
    ['no provider', { provider: '', id_token: 'x' }, 'provider or client_id and issuer required'],
    ['a client without issuer', { provider: '', client_id: 'web', id_token: 'x' }, 'provider or client_id and issuer required'],
    ['what is no token', { id_token: 'x' }, 'Bad ID token'],
    [
      'connecting without a session',
      { id_token: 'x', link_identity: true },
      'Linking requires a valid user access token in Authorization',
    ],
  ])('refuses %s', async (_, body, description) => {
    expect(await openProviders().idToken(body)).toMatchObject(oauth(description));
  });

  const soon = Date.parse('2026-03-01T10:00:00Z') / 1000;
  it.each([
    ['from another issuer', { iss: 'https://evil.example' }, 'Bad ID token'],
    ['that is too old', { exp: soon - 3601 }, 'Bad ID token'],
    ['that does not hold yet', { nbf: soon }, 'Bad ID token'],
    ['without expiry', { exp: undefined }, 'Bad ID token'],
    ['without subject', { sub: '' }, 'Missing sub claim in id_token'],
    ['for another app', { aud: 'other' }, 'Unacceptable audience in id_token: [other]'],
    ['for other apps', { aud: ['one', 'two'] }, 'Unacceptable audience in id_token: [one two]'],
    ['without audience', { aud: undefined }, 'Unacceptable audience in id_token: []'],
  ])('refuses a token %s', async (_, claims, description) => {
    const { backend, idToken } = openProviders();
    const before = backend.snapshot();
    expect(await idToken({ id_token: await backend.issueIdToken('google', { email, ...claims }) })).toMatchObject(
      oauth(description),
    );
    expect(backend.snapshot()).toEqual(before);
  });

  it('takes a token that is for several apps, one of them this', async () => {
    const { backend, idToken } = openProviders();
    const id_token = await backend.issueIdToken('google', { email, aud: ['other', 'ios'] });
    expect((await idToken({ id_token })).status).toBe(200);
  });

  it('refuses a token that somebody changed or signed otherwise', async () => {
    const { backend, idToken } = openProviders();
    const [header = '', , signature] = (await backend.issueIdToken('google', { email })).split('.');
    const other = (await backend.issueIdToken('google', { email: 'admin@duneline.example' })).split('.')[1];
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const hmac = Buffer.from('{"alg":"HS256"}').toString('base64url');
    for (const forged of [
      `${header}.${other}.${signature}`,
      `${none}.${other}.`,
      `${hmac}.${other}.${signature}`,
      `${header}.${other}`,
    ]) {
      expect(await idToken({ id_token: forged })).toMatchObject(oauth('Bad ID token'));
    }
  });

  it('compares the nonce with its hash in the token', async () => {
    const { backend, idToken } = openProviders();
    const send = async (nonce: string, claims: object) =>
      idToken({ nonce, id_token: await backend.issueIdToken('google', { email, ...claims }) });
    const oneOnly = 'Passed nonce and nonce in id_token should either both exist or not.';
    expect(await send('n-1', {})).toMatchObject(oauth(oneOnly));
    expect(await send('', { nonce: sha256('n-1') })).toMatchObject(oauth(oneOnly));
    expect(await send('n-2', { nonce: sha256('n-1') })).toMatchObject(oauth('Nonces mismatch', 'invalid nonce'));
    expect((await send('n-1', { nonce: sha256('n-1') })).status).toBe(200);
    const lenient = openProviders({ providers: { google: { isEnabled: true, isNonceChecked: false } } });
    expect(
      (await lenient.idToken({ nonce: 'x', id_token: await lenient.backend.issueIdToken('google', { email }) })).status,
    ).toBe(200);
  });

  it('compares the access token with its hash in the token, where both are there', async () => {
    const { backend, idToken } = openProviders();
    const at_hash = createHash('sha256').update('opened').digest().subarray(0, 16).toString('base64url');
    const id_token = await backend.issueIdToken('google', { email, at_hash });
    expect(await idToken({ id_token, access_token: 'other' })).toMatchObject(oauth('Bad ID token'));
    expect((await idToken({ id_token, access_token: 'opened' })).status).toBe(200);
    expect((await idToken({ id_token })).status).toBe(200);
  });

  it.each([
    [
      'one that is switched off',
      { provider: 'facebook' },
      'provider_disabled',
      'Provider (issuer "https://www.facebook.com") is not enabled',
    ],
    ['one without id_tokens', { provider: 'github' }, 'validation_failed', 'Custom OIDC provider "github" not allowed'],
    ['an unknown one', { provider: 'acme' }, 'validation_failed', 'Custom OIDC provider "acme" not allowed'],
    ['one of the project’s own', { provider: 'custom:acme' }, 'validation_failed', 'Custom provider "custom:acme" not found'],
    [
      'Apple without an issuer in the token',
      { provider: 'apple' },
      'validation_failed',
      'Unable to detect issuer in ID token for Apple provider',
    ],
  ])('refuses a provider: %s', async (_, body, code, message) => {
    expect(await openProviders().idToken({ id_token: 'x', ...body })).toMatchObject(refusal(400, code, message));
  });

  it('takes each name under which Apple and Azure sign, and no other', async () => {
    const isEnabled = true;
    const { backend, idToken } = openProviders({ providers: { apple: { isEnabled }, azure: { isEnabled } } });
    const send = async (provider: string, iss: string, issuer = '') =>
      idToken({ provider, issuer, id_token: await backend.issueIdToken(provider, { email, iss }) });
    for (const iss of ['https://appleid.apple.com', 'https://account.apple.com']) {
      expect((await send('apple', iss)).status).toBe(200);
    }
    expect((await send('azure', 'https://login.microsoftonline.com/tenant/v2.0')).status).toBe(200);
    for (const [provider, label] of [
      ['apple', 'an Apple'],
      ['azure', 'an Azure'],
    ] as const) {
      const message = `Detected ID token issuer is not ${label} ID token issuer`;
      expect(await send(provider, 'https://evil.example')).toMatchObject(refusal(400, 'validation_failed', message));
    }
    expect(await send('apple', 'https://account.apple.com', 'https://appleid.apple.com')).toMatchObject(
      refusal(400, 'validation_failed', 'Provided issuer does not match ID token issuer'),
    );
  });

  it('connects the provider to who is signed in', async () => {
    const { backend, idToken, person } = openProviders();
    const { access_token: token, user } = await person();
    const id_token = await backend.issueIdToken('google', { email: 'maya@work.example' });
    expect(await idToken({ id_token, link_identity: true }, { token })).toMatchObject({
      status: 200,
      body: { user: { id: user.id, email, app_metadata: { providers: ['email', 'google'] } } },
    });
    expect(await idToken({ id_token, link_identity: true }, { token })).toMatchObject(
      refusal(422, 'identity_already_exists', 'Identity is already linked'),
    );
  });

  it('connects nothing to who is not signed in', async () => {
    const { backend, idToken, post } = openProviders();
    const id_token = await backend.issueIdToken('google', { email });
    const bad = { id_token, link_identity: true };
    expect(await idToken(bad, { token: backend.keys.anon })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    const headers = { authorization: 'Basic x' };
    expect(await post('/token?grant_type=id_token', { ...bad, provider: 'google' }, { headers })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization' },
    });
  });

  it('asks by mail about an address that is not verified, and signs nobody up where that is switched off', async () => {
    const { backend, idToken, lastMail } = openProviders();
    const body = { id_token: await backend.issueIdToken('google', { email, email_verified: false }) };
    expect(await idToken(body)).toMatchObject({ status: 422, body: { code: 'provider_email_needs_verification' } });
    expect(lastMail()).toMatchObject({ to: email });
    expect(await idToken(body)).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } });
    const closed = openProviders({ isSignupDisabled: true });
    const refused = await closed.idToken({ id_token: await closed.backend.issueIdToken('google', { email }) });
    expect(refused).toMatchObject({ status: 422, body: { code: 'signup_disabled' } });
  });

  it.each([
    ['what is no JSON', '{', 400, 'bad_json'],
    ['too much', `"${'x'.repeat(1_000_001)}"`, 413, 'request_entity_too_large'],
  ])('refuses %s as a body', async (_, body, status, code) => {
    expect(await openProviders().post('/token?grant_type=id_token', body)).toMatchObject({ status, body: { code } });
  });

  it('counts as a request for a token', async () => {
    const { idToken } = openProviders({ rateLimits: { tokens: 1 } });
    await idToken({});
    expect(await idToken({})).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });
});

describe('GET /simulated-provider/jwks.json', () => {
  it('publishes the keys that verify the tokens, and no private half', async () => {
    const { ask, backend } = openProviders();
    const { keys } = Object((await ask('GET', '/simulated-provider/jwks.json')).body);
    expect(JSON.stringify(keys)).not.toMatch(/"(?:d|p|q)":/);
    const token = await backend.issueIdToken('google', { email });
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    const how = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
    const { kty, n, e } = keys.find((one: { kid: string }) => one.kid === kid);
    const key = await webcrypto.subtle.importKey('jwk', { kty, n, e }, how, false, ['verify']);
    const content = Buffer.from(token.slice(0, token.lastIndexOf('.')));
    const signature = Buffer.from(token.split('.')[2] ?? '', 'base64url');
    expect(await webcrypto.subtle.verify(how, key, signature, content)).toBe(true);
  });

  it('gives the same token for the same claims at the same time', async () => {
    const sign = () => openProviders().backend.issueIdToken('google', { email });
    expect(await sign()).toBe(await sign());
  });
});

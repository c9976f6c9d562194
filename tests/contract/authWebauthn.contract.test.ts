import type { AuthSettings } from '@duneline/mocks';
import { createClock } from '@duneline/mocks';
import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeRows, email, openAuth, password, refusal, tokensOf } from './openAuth.ts';
import type { Answer } from './openAuth.ts';
import { aaguid, softwareAuthenticator } from './softwareAuthenticator.ts';
import type { CredentialJson, Lies } from './softwareAuthenticator.ts';

const on = { canEnroll: true, canVerify: true };
const off = { canEnroll: false, canVerify: false };
const factors = { totp: on, phone: off, webauthn: on };
const origin = 'https://duneline.example';
const minuteMs = 60_000;
const unexpected = refusal(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
const notHeld = refusal(500, 'unexpected_failure', 'Failed to validate WebAuthn MFA response');
const malformed = refusal(400, 'validation_failed', 'Invalid credential_response');

interface Challenge {
  readonly id: string;
  readonly type: 'create' | 'request';
  readonly publicKey: Readonly<Record<string, unknown>> & { readonly challenge: string };
}

/** A signed-in user, and functions to manage their passkeys. */
async function signedIn(auth: Partial<AuthSettings> = {}) {
  const project = openAuth({ factors, siteUrl: `${origin}/app`, ...auth });
  const session = await project.person();
  const post = (path: string, body: unknown, token = session.access_token) => project.post(path, body, { token });
  const enroll = (body: object = {}, token?: string) => post('/factors', { factor_type: 'webauthn', ...body }, token);
  const enrolled = async (body?: object): Promise<string> => String(Object((await enroll(body)).body).id);
  const challenge = (id: string, token?: string) => post(`/factors/${id}/challenge`, {}, token);
  const challenged = async (id: string, token?: string): Promise<Challenge> => {
    const { id: challengeId, webauthn } = Object((await challenge(id, token)).body);
    return { id: challengeId, type: webauthn.type, publicKey: webauthn.credential_options.publicKey };
  };
  const verify = (id: string, { id: challenge_id, type }: Challenge, credential_response: unknown, token?: string) =>
    post(`/factors/${id}/verify`, { challenge_id, webauthn: { type, credential_response } }, token);
  const authenticator = softwareAuthenticator(origin);
  /** Registers a passkey for a new factor. */
  const register = async (lies?: Lies, body?: object, device = authenticator): Promise<{ id: string; answer: Answer }> => {
    const id = await enrolled(body);
    const asked = await challenged(id);
    return { id, answer: await verify(id, asked, device.create(asked.publicKey.challenge, lies)) };
  };
  /** Responds to a verified factor's challenge in a new session. */
  const authenticate = async (id: string, lies?: Lies, device = authenticator): Promise<Answer> => {
    const { access_token: token } = tokensOf(await project.signIn());
    const asked = await challenged(id, token);
    return verify(id, asked, device.get(asked.publicKey.challenge, lies), token);
  };
  return { ...project, session, post, enroll, enrolled, challenge, challenged, verify, authenticator, register, authenticate };
}

function claimsOf(answer: Answer): Record<string, unknown> {
  return JSON.parse(Buffer.from(tokensOf(answer).access_token.split('.')[1] ?? '', 'base64url').toString());
}

describe('webauthn: POST /factors', () => {
  it('keeps the name; the passkey is made later', async () => {
    const { ask, enroll, session } = await signedIn();
    const { status, body } = await enroll({ friendly_name: 'my key' });
    expect([status, body]).toEqual([200, { id: expect.any(String), type: 'webauthn', friendly_name: 'my key' }]);
    const { body: user } = await ask('GET', '/user', undefined, { token: session.access_token });
    expect(user).toMatchObject({ factors: [{ factor_type: 'webauthn', status: 'unverified', phone: null }] });
  });

  it('refuses it where it is switched off', async () => {
    const { enroll } = await signedIn({ factors: { ...factors, webauthn: off } });
    const message = 'MFA enroll is disabled for WebAuthn';
    expect(await enroll()).toMatchObject(refusal(422, 'mfa_webauthn_enroll_not_enabled', message));
  });
});

describe('webauthn: POST /factors/{id}/challenge', () => {
  it('asks for a new passkey until there is one', async () => {
    const { challenge, enrolled, session } = await signedIn();
    const { status, body } = await challenge(await enrolled());
    const algorithms = [-7, -35, -36, -257, -258, -259, -37, -38, -39, -8];
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        type: 'webauthn',
        expires_at: Date.parse('2026-03-01T09:05:00Z') / 1000,
        webauthn: {
          type: 'create',
          credential_options: {
            publicKey: {
              rp: { id: 'duneline.example', name: 'duneline.example' },
              user: { id: Buffer.from(session.user.id).toString('base64url'), name: email, displayName: email },
              challenge: expect.stringMatching(/^[\w-]{43}$/),
              pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
              timeout: 300_000,
              authenticatorSelection: {},
            },
          },
        },
      },
    ]);
  });

  it('asks for the passkey once there is one', async () => {
    const { challenged, register } = await signedIn();
    const { id, answer } = await register();
    const { access_token: token } = tokensOf(answer);
    const passkey = expect.stringMatching(/^[\w-]{22}$/);
    expect(await challenged(id, token)).toMatchObject({
      type: 'request',
      publicKey: {
        rpId: 'duneline.example',
        timeout: 300_000,
        allowCredentials: [{ type: 'public-key', id: passkey, transports: ['usb'] }],
      },
    });
  });

  it('names the relying party that the project states, and fails for half of one', async () => {
    const relyingParty = { id: 'example', name: 'Dune & line', origins: [origin] };
    const { challenged, enrolled } = await signedIn({ relyingParty });
    expect((await challenged(await enrolled())).publicKey['rp']).toEqual({ id: 'example', name: 'Dune & line' });
    const half = await signedIn({ relyingParty: { ...relyingParty, origins: [] } });
    expect(await half.challenge(await half.enrolled())).toMatchObject(unexpected);
  });

  it('wants JSON, and is refused where it is switched off', async () => {
    const { enrolled, post } = await signedIn();
    expect(await post(`/factors/${await enrolled()}/challenge`, '')).toMatchObject({ status: 400, body: { code: 'bad_json' } });
    const half = await signedIn({ factors: { ...factors, webauthn: { canEnroll: true, canVerify: false } } });
    const message = 'MFA verification is disabled for WebAuthn';
    expect(await half.challenge(await half.enrolled())).toMatchObject(refusal(422, 'mfa_webauthn_verify_not_enabled', message));
  });
});

describe('webauthn: POST /factors/{id}/verify', () => {
  it('takes a new passkey: the session is of aal2, the others are over', async () => {
    const { ask, enroll, refresh, register, session, signIn } = await signedIn();
    const other = tokensOf(await signIn());
    await enroll({ friendly_name: 'never verified' });
    const { id, answer } = await register({}, { friendly_name: 'my key' });
    expect(answer.status).toBe(200);
    expect(claimsOf(answer)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'otp' }],
      session_id: answer.headers.get('sb-auth-session-id'),
    });
    const { body } = await ask('GET', '/user', undefined, { token: tokensOf(answer).access_token });
    expect(body).toMatchObject({
      factors: [
        {
          id,
          status: 'verified',
          friendly_name: 'my key',
          web_authn_aaguid: aaguid,
          last_webauthn_challenge_data: {
            type: 'create',
            challenge: { factor_id: id },
            credential_response: { type: 'public-key' },
          },
        },
      ],
    });
    expect(Object(body).factors).toHaveLength(1);
    expect((await refresh(other.refresh_token)).body).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  it('takes an answer of the passkey in another session, and its counter may go back', async () => {
    const { authenticate, register } = await signedIn();
    const { id } = await register({ counter: 9 });
    for (const counter of [10, 3, 0]) {
      const answer = await authenticate(id, { counter });
      expect(answer.status).toBe(200);
      expect(claimsOf(answer)).toMatchObject({ aal: 'aal2', amr: [{ method: 'mfa/webauthn' }, { method: 'password' }] });
    }
  });

  it('takes any passkey of the person, and none of somebody else', async () => {
    const { authenticate, challenged, enroll, register, verify, authenticator } = await signedIn();
    const { id: first, answer } = await register({}, { friendly_name: 'first' });
    const { access_token: token } = tokensOf(answer);
    const { body } = await enroll({ friendly_name: 'second' }, token);
    const second = softwareAuthenticator(origin);
    const asked = await challenged(Object(body).id, token);
    expect(asked.publicKey['excludeCredentials']).toEqual([
      { type: 'public-key', id: authenticator.get('').id, transports: ['usb', 'nfc'] },
    ]);
    expect((await verify(Object(body).id, asked, second.create(asked.publicKey.challenge), token)).status).toBe(200);
    expect((await authenticate(first, {}, second)).status).toBe(200);
    expect(await authenticate(first, {}, softwareAuthenticator(origin))).toMatchObject(notHeld);
  });

  it.each<[string, Lies]>([
    ['another challenge', { challenge: 'x'.repeat(43) }],
    ['another page', { origin: 'https://other.example' }],
    ['another relying party', { rpId: 'other.example' }],
    ['the use of a passkey', { type: 'webauthn.get' }],
    ['nobody present', { flags: 0x01 }],
    ['an impossible backup', { flags: 0x10 }],
    ['an algorithm that is not asked for', { algorithm: -47 }],
    ['an attestation that only the network could check', { attestation: 'apple' }],
  ])('refuses a new passkey for %s', async (_, lies) => {
    const { backend, challenged, enrolled, verify, authenticator } = await signedIn();
    const id = await enrolled();
    const asked = await challenged(id);
    const start = backend.snapshot();
    expect(await verify(id, asked, authenticator.create(asked.publicKey.challenge, lies))).toMatchObject(unexpected);
    expect(backend.snapshot()).toEqual(start);
    expect((await verify(id, asked, authenticator.create(asked.publicKey.challenge))).status).toBe(200);
  });

  it('takes a passkey that attests itself, if the signature is right', async () => {
    const { register } = await signedIn();
    expect((await register({ attestation: 'packed' })).answer.status).toBe(200);
    const broken = await signedIn();
    const id = await broken.enrolled();
    const asked = await broken.challenged(id);
    const { response, ...rest } = broken.authenticator.create(asked.publicKey.challenge, { attestation: 'packed' });
    const attestation = Buffer.from(String(response['attestationObject']), 'base64url');
    attestation.writeUInt8(attestation.readUInt8(attestation.indexOf('sig') + 10) ^ 1, attestation.indexOf('sig') + 10);
    const credential = { ...rest, response: { ...response, attestationObject: attestation.toString('base64url') } };
    expect(await broken.verify(id, asked, credential)).toMatchObject(unexpected);
  });

  it.each<[string, Lies]>([
    ['another challenge', { challenge: 'x'.repeat(43) }],
    ['another page', { origin: 'https://other.example' }],
    ['another relying party', { rpId: 'other.example' }],
    ['a new passkey', { type: 'webauthn.create' }],
    ['nobody present', { flags: 0x01 }],
    ['a passkey that could not be copied before', { flags: 0x08 }],
    ['somebody else', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('refuses the use of a passkey for %s', async (_, lies) => {
    const { authenticate, register, session } = await signedIn();
    const { id } = await register();
    expect(await authenticate(id, lies)).toMatchObject(notHeld);
    const userHandle = Buffer.from(session.user.id).toString('base64url');
    expect((await authenticate(id, { userHandle })).status).toBe(200);
  });

  it('refuses a signature of another key, and a new passkey where one is to be used', async () => {
    const { challenged, register, signIn, verify, authenticator } = await signedIn();
    const { id } = await register();
    const { access_token: token } = tokensOf(await signIn());
    const asked = await challenged(id, token);
    const { challenge } = asked.publicKey;
    const other = softwareAuthenticator(origin).get(challenge);
    const { id: own } = authenticator.get(challenge);
    expect(await verify(id, asked, { ...other, id: own, rawId: own }, token)).toMatchObject(notHeld);
    const made = softwareAuthenticator(origin).create(challenge);
    expect(await verify(id, { ...asked, type: 'create' }, made, token)).toMatchObject(unexpected);
    expect(await verify(id, { ...asked, type: 'request' }, made, token)).toMatchObject(malformed);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'WebAuthn config required'],
    ['null', null, 'WebAuthn config required'],
    ['no type', { credential_response: {} }, 'WebAuthn type must be create or request'],
    ['another type', { type: 'get', credential_response: {} }, 'WebAuthn type must be create or request'],
    ['no answer', { type: 'create' }, 'credential_response required'],
    ['an answer of null', { type: 'create', credential_response: null }, 'Invalid credential_response'],
    ['an empty answer', { type: 'request', credential_response: {} }, 'Invalid credential_response'],
  ])('refuses %s', async (_, webauthn, message) => {
    const { challenged, enrolled, post } = await signedIn();
    const id = await enrolled();
    const { id: challenge_id } = await challenged(id);
    const answer = await post(`/factors/${id}/verify`, { challenge_id, webauthn });
    expect(answer).toMatchObject(refusal(400, 'validation_failed', message));
  });

  it.each<[string, (credential: CredentialJson) => unknown]>([
    ['without id', (credential) => ({ ...credential, id: '' })],
    ['with an id of no base64url', (credential) => ({ ...credential, id: '*' })],
    ['of another type', (credential) => ({ ...credential, type: 'password' })],
    ['without client data', ({ response, ...rest }) => ({ ...rest, response: { ...response, clientDataJSON: '' } })],
    ['with client data of no JSON', ({ response, ...rest }) => ({ ...rest, response: { ...response, clientDataJSON: 'AAAA' } })],
    ['without attestation', ({ response, ...rest }) => ({ ...rest, response: { ...response, attestationObject: '' } })],
    [
      'with an attestation of no CBOR',
      ({ response, ...rest }) => ({ ...rest, response: { ...response, attestationObject: '____' } }),
    ],
    ['with a text for an answer', ({ response: _, ...rest }) => ({ ...rest, response: 'x' })],
  ])('refuses a credential %s', async (_, change) => {
    const { challenged, enrolled, verify, authenticator } = await signedIn();
    const id = await enrolled();
    const asked = await challenged(id);
    expect(await verify(id, asked, change(authenticator.create(asked.publicKey.challenge)))).toMatchObject(malformed);
  });

  it('takes a challenge once, for five minutes, and from the address that asked', async () => {
    const { backend, challenged, enrolled, post, verify, authenticator } = await signedIn();
    const id = await enrolled();
    const asked = await challenged(id);
    changeRows(backend, 'mfa_challenges', (row) => [{ ...row, ip_address: '198.51.100.7' }]);
    const credential = authenticator.create(asked.publicKey.challenge);
    const elsewhere = 'Challenge and verify IP addresses mismatch.';
    expect(await verify(id, asked, credential)).toMatchObject(refusal(422, 'mfa_ip_address_mismatch', elsewhere));
    const late = await challenged(id);
    backend.clock.advance(5 * minuteMs + 1);
    expect(await verify(id, late, credential)).toMatchObject({ status: 422, body: { code: 'mfa_challenge_expired' } });
    const fresh = await challenged(id);
    const good = authenticator.create(fresh.publicKey.challenge);
    const raised = await verify(id, fresh, good);
    expect(raised.status).toBe(200);
    const unknown = refusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
    expect(await verify(id, fresh, good, tokensOf(raised).access_token)).toMatchObject(unknown);
    expect((await post(`/factors/${id}/verify`, '{')).status).toBe(400);
  });

  it('is refused where it is switched off, with the code of the enrolment', async () => {
    const { enrolled, post } = await signedIn({ factors: { ...factors, webauthn: { canEnroll: true, canVerify: false } } });
    const message = 'MFA verification is disabled for WebAuthn';
    expect(await post(`/factors/${await enrolled()}/verify`, {})).toMatchObject(
      refusal(422, 'mfa_webauthn_enroll_not_enabled', message),
    );
  });

  it('whatever a credential says, the answer is described, and a refusal changes nothing', async () => {
    const { backend, challenged, enrolled, verify, authenticator } = await signedIn();
    const id = await enrolled();
    const asked = await challenged(id);
    const { response, ...credential } = authenticator.create(asked.publicKey.challenge);
    const start = backend.snapshot();
    const text = fc.oneof(
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...Object.values(response).map(String)),
      fc.jsonValue({ maxDepth: 1 }),
    );
    const names = [
      'clientDataJSON',
      'attestationObject',
      'authenticatorData',
      'signature',
      'userHandle',
      'transports',
      '__proto__',
    ];
    const lies = fc.record({
      type: fc.constantFrom<('create' | 'request')[]>('create', 'request'),
      members: fc.dictionary(fc.constantFrom('id', 'rawId', 'type', 'response'), text, { maxKeys: 2, noNullPrototype: true }),
      inner: fc.dictionary(fc.constantFrom(...names), text, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
    });
    await fc.assert(
      fc.asyncProperty(lies, async ({ type, members, inner }) => {
        const sent = { ...credential, response: { ...response, ...inner }, ...members };
        // The backend throws for responses that no schema describes.
        const { status } = await verify(id, { ...asked, type }, sent);
        if (status < 400) backend.restore(start);
        expect(backend.snapshot()).toEqual(start);
      }),
      { numRuns: 200 * Number(process.env.FC_TIMES ?? 1) },
    );
  });
});

describe('supabase-js: auth.mfa.webauthn', () => {
  afterEach(() => void vi.unstubAllGlobals());

  /** The browser APIs that auth-js uses: the credential class and an authenticator. */
  function stubBrowser(): void {
    const authenticator = softwareAuthenticator(origin);
    class PublicKeyCredential {
      readonly json: CredentialJson;
      constructor(json: CredentialJson) {
        this.json = json;
      }
      toJSON(): CredentialJson {
        return this.json;
      }
    }
    const challengeOf = ({ publicKey }: { publicKey: { challenge: ArrayBuffer } }): string =>
      Buffer.from(publicKey.challenge).toString('base64url');
    const credentials = {
      create: async (options: Parameters<typeof challengeOf>[0]) =>
        new PublicKeyCredential(authenticator.create(challengeOf(options))),
      get: async (options: Parameters<typeof challengeOf>[0]) => new PublicKeyCredential(authenticator.get(challengeOf(options))),
    };
    vi.stubGlobal('PublicKeyCredential', PublicKeyCredential);
    vi.stubGlobal('navigator', { credentials });
    vi.stubGlobal('window', { PublicKeyCredential, location: new URL(origin) });
    vi.stubGlobal('document', {});
  }

  it('registers a passkey and signs in with it', async () => {
    const { backend, person } = openAuth({ factors, siteUrl: origin }, { clock: createClock(new Date().toISOString()) });
    await person();
    const { fetch, keys, url } = backend;
    const { auth } = createClient(url, keys.anon, {
      global: { fetch },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    await auth.signInWithPassword({ email, password });
    stubBrowser();
    const made = await auth.mfa.webauthn.register({ friendlyName: 'my key' });
    expect(made.error).toBeNull();
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    await auth.signInWithPassword({ email, password });
    const { data: known } = await auth.mfa.listFactors();
    const factorId = known?.webauthn[0]?.id ?? '';
    const used = await auth.mfa.webauthn.authenticate({ factorId });
    expect(used.error).toBeNull();
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });
  });
});

import type { AuthSettings } from '@duneline/mocks';
import { describe, expect, it } from 'vitest';
import { changeRows, email, openAuth, password, phone, refusal, tokensOf } from './openAuth.ts';
import { jwtSecret, signedToken } from './signedToken.ts';

const unknown = '11111111-1111-4111-8111-111111111111';
const other = 'other@duneline.example';

/** A user who can sign in by e-mail and phone, and unlink either. */
async function signedIn(auth: Partial<AuthSettings> = {}) {
  const settings = { isManualLinkingEnabled: true, isPhoneEnabled: true, isPhoneAutoConfirm: true, ...auth };
  const project = openAuth(settings, { jwtSecret });
  const session = await project.person();
  const { access_token: token } = session;
  const { body } = await project.ask('PUT', '/user', { phone }, { token });
  const identities = new Map<string, string>();
  for (const one of Object(body).identities) identities.set(Object(one).provider, Object(one).identity_id);
  const unlink = (id: string | undefined, bearer = token) =>
    project.ask('DELETE', `/user/identities/${id}`, undefined, { token: bearer });
  const authorize = (query: string) => project.ask('GET', `/user/identities/authorize${query}`, undefined, { token });
  const user = async () => (await project.ask('GET', '/user', undefined, { token })).body;
  return { ...project, session, identities, unlink, authorize, user };
}

describe('GET /user/identities/authorize', () => {
  const disabled = 'Unsupported provider: provider is not enabled';
  it.each([
    ['a provider that is switched off', '?provider=github', disabled],
    ['an unknown provider', '?provider=acme', 'Unsupported provider: Provider acme could not be found'],
    ['no provider', '', 'Unsupported provider: Provider  could not be found'],
    ['half of PKCE', '?provider=google&code_challenge=x', 'PKCE flow requires code_challenge_method and code_challenge'],
  ])('refuses %s', async (_, query, message) => {
    const { authorize } = await signedIn({ providers: { google: { isEnabled: true } } });
    expect(await authorize(query)).toMatchObject(refusal(400, 'validation_failed', message));
  });
});

describe('DELETE /user/identities/{id}', () => {
  it('phone: takes the number away', async () => {
    const { identities, unlink, user } = await signedIn();
    expect(await unlink(identities.get('phone'))).toMatchObject({ status: 200, body: {} });
    const left = await user();
    expect(left).toMatchObject({ email, phone: '', app_metadata: { provider: 'email', providers: ['email'] } });
    expect(left).not.toHaveProperty('phone_confirmed_at');
    expect(Object(left).identities).toHaveLength(1);
  });

  it('e-mail: takes the address away, and with it what was sent there and the sign-in', async () => {
    const { identities, lastMail, post, signIn, unlink, user } = await signedIn();
    await post('/otp', { email });
    const token_hash = new URL(lastMail().link ?? '').searchParams.get('token');
    expect((await unlink(identities.get('email'))).status).toBe(200);
    expect(await user()).toMatchObject({ email: '', phone, user_metadata: { email_verified: false } });
    expect(await user()).not.toHaveProperty('email_confirmed_at');
    expect((await post('/verify', { type: 'magiclink', token_hash })).status).toBe(403);
    expect((await signIn()).status).toBe(400);
    expect((await post('/token?grant_type=password', { phone, password })).status).toBe(200);
  });

  it.each([
    [true, true],
    [false, false],
  ])('takes the address of a provider that is left, confirmed as it is there: %s', async (isVerified, isConfirmed) => {
    const { backend, identities, unlink, user } = await signedIn();
    const data = { sub: 'x', email: other, email_verified: isVerified };
    changeRows(backend, 'identities', (row) =>
      row['provider'] === 'phone' ? [{ ...row, provider: 'google', identity_data: data }] : [row],
    );
    expect((await unlink(identities.get('email'))).status).toBe(200);
    const left = await user();
    expect(left).toMatchObject({ email: other, app_metadata: { provider: 'google' } });
    expect(Object.hasOwn(Object(left), 'email_confirmed_at')).toBe(isConfirmed);
  });

  it('keeps the address as long as another identity has it', async () => {
    const { backend, identities, unlink, user } = await signedIn();
    changeRows(backend, 'identities', (row) =>
      row['provider'] === 'phone' ? [{ ...row, provider: 'google', identity_data: { sub: 'x', email } }] : [row],
    );
    expect((await unlink(identities.get('email'))).status).toBe(200);
    expect(await user()).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  });

  it('refuses where the address that is left is somebody else’s', async () => {
    const { backend, identities, person, unlink, user } = await signedIn();
    await person(other);
    const before = await user();
    changeRows(backend, 'identities', (row) =>
      row['provider'] === 'phone' ? [{ ...row, provider: 'google', identity_data: { sub: 'x', email: other } }] : [row],
    );
    expect(await unlink(identities.get('email'))).toMatchObject(
      refusal(422, 'email_conflict_identity_not_deletable', 'Unable to unlink identity due to email conflict'),
    );
    expect(await user()).toMatchObject({ email, updated_at: Object(before).updated_at });
  });

  it('refuses the last one, unknown ones and those of others', async () => {
    const { identities, person, unlink } = await signedIn();
    const missing = refusal(422, 'identity_not_found', "Identity doesn't exist");
    const { user: stranger } = await person(other);
    expect(await unlink(unknown)).toMatchObject(missing);
    expect(await unlink(Object(stranger).identities[0].identity_id)).toMatchObject(missing);
    expect((await unlink(identities.get('phone'))).status).toBe(200);
    expect(await unlink(identities.get('email'))).toMatchObject(
      refusal(422, 'single_identity_not_deletable', 'User must have at least 1 identity after unlinking'),
    );
  });

  it('refuses an id that is no UUID', async () => {
    const { unlink } = await signedIn();
    expect(await unlink('x')).toMatchObject(refusal(404, 'validation_failed', 'identity_id must be an UUID'));
  });

  it('refuses a token for another audience', async () => {
    const { identities, session, unlink } = await signedIn();
    const token = signedToken({ sub: session.user.id, aud: 'others', role: 'authenticated' });
    expect(await unlink(identities.get('phone'), token)).toMatchObject(
      refusal(403, 'unexpected_audience', "Token audience doesn't match request audience"),
    );
  });
});

describe.each([
  ['GET', '/user/identities/authorize?provider=google'],
  ['DELETE', `/user/identities/${unknown}`],
])('%s %s', (method, path) => {
  it('is not there where people cannot link by themselves', async () => {
    const { ask, person } = openAuth({ providers: { google: { isEnabled: true } } });
    const { access_token: token } = await person();
    expect(await ask(method, path, undefined, { token })).toMatchObject(
      refusal(404, 'manual_linking_disabled', 'Manual linking is disabled'),
    );
  });

  it('wants somebody who is signed in', async () => {
    const { ask, backend } = await signedIn();
    expect(await ask(method, path)).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    for (const [token, status] of [
      [backend.keys.anon, 403],
      [signedToken({ sub: 'nobody' }), 400],
    ] as const) {
      expect(await ask(method, path, undefined, { token })).toMatchObject({ status, body: { code: 'bad_jwt' } });
    }
  });
});

it('an identity that is gone stays gone after the next sign-in', async () => {
  const { identities, signIn, unlink } = await signedIn();
  await unlink(identities.get('phone'));
  expect(tokensOf(await signIn()).user).toMatchObject({ app_metadata: { providers: ['email'] } });
});

import { describe, expect, it } from 'vitest';
import { email, pkce, refusal, verifier } from './openAuth.ts';
import { fragmentOf, openProviders, queryOf } from './openProviders.ts';
import type { Decision } from './openProviders.ts';

const elsewhere = 'maya@work.example';

/** A user signed in by e-mail, or anonymously, who links providers. */
async function signedIn({ isAnonymous = false } = {}) {
  const project = openProviders({ isAnonymousEnabled: true });
  const session = isAnonymous ? Object((await project.post('/signup', {})).body) : await project.person();
  const token = String(session.access_token);
  const authorize = (query = '') =>
    project.ask('GET', `/user/identities/authorize?provider=google&skip_http_redirect=true${query}`, undefined, { token });
  const link = async (decision: Decision, query?: string) =>
    project.pass(String(Object((await authorize(query)).body).url), decision);
  const user = async () => Object((await project.ask('GET', '/user', undefined, { token })).body);
  return { ...project, id: String(session.user.id), token, authorize, link, user };
}

describe('GET /user/identities/authorize', () => {
  it('gives the provider’s address, or leads there', async () => {
    const { ask, authorize, token } = await signedIn();
    const { status, body } = await authorize();
    expect([status, body]).toEqual([200, { url: expect.stringContaining('/simulated-provider/authorize?') }]);
    const answer = await ask('GET', '/user/identities/authorize?provider=google', undefined, { token });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/simulated-provider/authorize?'),
    ]);
  });

  it('refuses a provider that is switched off', async () => {
    const { ask, token } = await signedIn();
    expect(await ask('GET', '/user/identities/authorize?provider=azure', undefined, { token })).toMatchObject(
      refusal(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
    );
  });

  it('connects whatever address the provider knows, keeps the person’s own, and can be undone', async () => {
    const { ask, id, link, me, token, user } = await signedIn();
    expect(await me(await link({ email: elsewhere }))).toMatchObject({ id, email });
    const linked = await user();
    expect(linked).toMatchObject({ app_metadata: { provider: 'email', providers: ['email', 'google'] } });
    const [, { identity_id, identity_data }] = linked.identities;
    expect(identity_data).toMatchObject({ email: elsewhere });
    expect((await ask('DELETE', `/user/identities/${identity_id}`, undefined, { token })).status).toBe(200);
    expect(await user()).toMatchObject({ email, app_metadata: { providers: ['email'] } });
  });

  it('with PKCE leads back with a code for a session of the same person', async () => {
    const { id, link, post } = await signedIn();
    const reached = await link({ email: elsewhere }, `&${new URLSearchParams(pkce).toString()}`);
    const body = { auth_code: reached.searchParams.get('code'), code_verifier: verifier };
    expect(await post('/token?grant_type=pkce', body)).toMatchObject({ status: 200, body: { user: { id } } });
  });

  it('refuses what is connected already, to the same person or to another', async () => {
    const { link, signInWith } = await signedIn();
    await signInWith({ email: 'other@work.example' });
    await link({ email: elsewhere });
    for (const [address, whose] of [
      [elsewhere, ''],
      ['other@work.example', ' to another user'],
    ] as const) {
      expect(queryOf(await link({ email: address }))).toEqual({
        error: 'server_error',
        error_code: 'identity_already_exists',
        error_description: `Identity is already linked${whose}`,
      });
    }
  });

  it('makes an anonymous person a permanent one, with the provider’s address', async () => {
    const { id, link, me, user } = await signedIn({ isAnonymous: true });
    expect(await me(await link({ email: elsewhere }))).toMatchObject({ id, email: elsewhere, is_anonymous: false });
    expect(await user()).toMatchObject({ email_confirmed_at: expect.any(String), app_metadata: { providers: ['google'] } });
  });

  it('asks by mail about an address that the provider has not verified', async () => {
    const { id, lastMail, link, me, open } = await signedIn({ isAnonymous: true });
    expect(fragmentOf(await link({ email: elsewhere, verification: 'unverified' }))).toMatchObject({
      error: 'server_error',
      error_code: 'email_not_confirmed',
      error_description: 'Unverified email with google. A confirmation email has been sent to your google email',
    });
    expect(await me(await open(lastMail().link))).toMatchObject({ id, email: elsewhere });
  });

  it('refuses an address that is somebody else’s', async () => {
    const { link, person, user } = await signedIn({ isAnonymous: true });
    await person(elsewhere);
    expect(queryOf(await link({ email: elsewhere }))).toMatchObject({ error: 'invalid_request', error_code: 'email_exists' });
    expect(await user()).toMatchObject({ email: '', identities: [] });
  });

  it('says to the site that the person is gone', async () => {
    const { ask, backend, authorize, id, pass } = await signedIn();
    const { url } = Object((await authorize()).body);
    const { serviceRole } = backend.keys;
    await ask('DELETE', `/admin/users/${id}`, {}, { headers: { apikey: serviceRole, authorization: `Bearer ${serviceRole}` } });
    expect(queryOf(await pass(String(url), { email }))).toMatchObject({
      error_code: 'user_not_found',
      error_description: 'Linking target user not found',
    });
  });
});

import type { AuthSettings } from '@duneline/mocks';
import { describe, expect, it } from 'vitest';
import { email, pkce, refusal, verifier } from './openAuth.ts';
import { fragmentOf, openProviders, queryOf } from './openProviders.ts';

const site = 'http://localhost:3000';
const id = '22222222-2222-4222-8222-222222222222';
const closedId = '33333333-3333-4333-8333-333333333333';
const ssoProviders = [
  { id, domains: ['duneline.example', 'dune.example'], isDisabled: false },
  { id: closedId, domains: ['closed.example'], isDisabled: true },
];
const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

/** A project with an organization's users. */
function openSso(auth: Partial<AuthSettings> = {}) {
  const project = openProviders({ isSamlEnabled: true, ssoProviders, ...auth });
  const sso = (body: object) => project.post('/sso', { skip_http_redirect: true, ...body });
  const begin = async (body: object = {}) => String(Object((await sso({ domain: 'duneline.example', ...body })).body).url);
  const signIn = async (address = email, body = {}) => project.pass(await begin(body), { email: address });
  const post = async (members: Record<string, string>) => {
    const answer = await project.ask('POST', '/sso/saml/acs', new URLSearchParams(members).toString(), form);
    return new URL(answer.headers.get('location') ?? `about:blank?status=${answer.status}`);
  };
  /** The organization's response, before the service receives it. */
  const assertion = async (address = email, body = {}) => {
    const page = await project.visit(await begin(body));
    return queryOf(await page.submit({ email: address }));
  };
  return { ...project, sso, begin, enter: signIn, acs: post, assertion };
}

describe('POST /sso', () => {
  it.each([
    [
      'both',
      { provider_id: id, domain: 'duneline.example' },
      400,
      'validation_failed',
      'Only one of provider_id or domain supported',
    ],
    ['neither', {}, 400, 'validation_failed', 'A provider_id or domain needs to be provided'],
    [
      'an empty id',
      { provider_id: '00000000-0000-0000-0000-000000000000' },
      400,
      'validation_failed',
      'A provider_id or domain needs to be provided',
    ],
    [
      'an unknown id',
      { provider_id: '44444444-4444-4444-8444-444444444444' },
      404,
      'sso_provider_not_found',
      'No such SSO provider',
    ],
    ['an unknown domain', { domain: 'other.example' }, 404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'],
    [
      'an organisation that is switched off',
      { provider_id: closedId },
      404,
      'sso_provider_disabled',
      'SSO Provider is currently disabled',
    ],
    [
      'half of PKCE',
      { provider_id: id, code_challenge: 'x' },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
  ] as const)('refuses %s', async (_, body, status, code, message) => {
    expect(await openSso().sso(body)).toMatchObject(refusal(status, code, message));
  });

  it.each([
    ['an id that is none', '{"provider_id":"x"}', 400, 'bad_json'],
    ['what is no JSON', '{', 400, 'bad_json'],
    ['too much', `"${'x'.repeat(1_000_001)}"`, 413, 'request_entity_too_large'],
  ])('refuses %s', async (_, body, status, code) => {
    expect(await openSso().post('/sso', body)).toMatchObject({ status, body: { code } });
  });

  it('is not there without SAML', async () => {
    expect(await openSso({ isSamlEnabled: false }).sso({ provider_id: id })).toMatchObject(
      refusal(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
    );
  });

  it('gives the organisation’s address by id or domain, or leads there', async () => {
    const { sso } = openSso();
    for (const asked of [{ provider_id: id.toUpperCase() }, { domain: 'Dune.example' }]) {
      expect(await sso(asked)).toMatchObject({ status: 200, body: { url: expect.stringContaining(`provider_id=${id}`) } });
    }
    const { status, headers } = await sso({ domain: 'dune.example', skip_http_redirect: false });
    expect([status, headers.get('location')]).toEqual([303, expect.stringContaining(`provider_id=${id}`)]);
  });

  it('has a limit for each address', async () => {
    const { sso } = openSso({ rateLimits: { sso: 1 } });
    await sso({ domain: 'dune.example' });
    expect(await sso({ domain: 'dune.example' })).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
  });

  it('wants the captcha where the project does', async () => {
    expect(await openSso({ captcha: 'pass' }).sso({ domain: 'dune.example' })).toMatchObject({
      status: 400,
      body: { code: 'captcha_failed' },
    });
  });
});

describe('signing in through an organisation', () => {
  it('signs up who is new, as a person of the organisation', async () => {
    const { enter, me, ask } = openSso();
    const reached = await enter();
    expect(reached.href).toMatch(`${site}/#access_token=`);
    const { access_token: token = '', ...rest } = fragmentOf(reached);
    expect(rest).not.toHaveProperty('provider_token');
    const { amr } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(amr).toEqual([{ method: 'sso/saml', timestamp: expect.any(Number), provider: id }]);
    const provider = `sso:${id}`;
    const user = await me(reached);
    expect(user).toMatchObject({
      email,
      app_metadata: { provider, providers: [provider] },
      email_confirmed_at: expect.any(String),
    });
    expect(user.identities).toMatchObject([{ provider, identity_data: { email, email_verified: true } }]);
    for (const change of [{ password: 'another fair one' }, { email: 'new@duneline.example' }]) {
      expect(await ask('PUT', '/user', change, { token })).toMatchObject({ status: 422, body: { code: 'user_sso_managed' } });
    }
    expect((await ask('PUT', '/user', { data: { theme: 'dark' } }, { token })).status).toBe(200);
  });

  it('takes the same person again', async () => {
    const { enter, me } = openSso();
    const { id: first } = await me(await enter());
    expect(await me(await enter())).toMatchObject({ id: first });
  });

  it('keeps apart who has the same address otherwise, and who signs in by it', async () => {
    const { enter, me, person, post, signIn, signInWith } = openSso();
    const { user } = await person();
    const theirs = await me(await enter());
    expect(theirs.id).not.toBe(user.id);
    expect(await signIn()).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect(await me(await signInWith({ email }))).toMatchObject({ id: user.id });
    expect(await me(await enter())).toMatchObject({ id: theirs.id });
    expect(await post('/recover', { email })).toMatchObject({ status: 200 });
  });

  it('does not keep others from signing up with the address', async () => {
    const { enter, me, person } = openSso();
    const theirs = await me(await enter());
    expect((await person()).user.id).not.toBe(theirs.id);
  });

  it('with PKCE gives a code, once', async () => {
    const { enter, post } = openSso();
    const reached = await enter(email, pkce);
    const exchange = () =>
      post('/token?grant_type=pkce', { auth_code: reached.searchParams.get('code'), code_verifier: verifier });
    const { status, body } = await exchange();
    expect(status).toBe(200);
    const [, claims = ''] = String(Object(body).access_token).split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).amr).toMatchObject([{ method: 'sso/saml', provider: id }]);
    expect((await exchange()).status).toBe(404);
  });

  it('leads to the address that was asked for if it is allowed, else to the site', async () => {
    const { enter } = openSso({ redirectUrls: ['https://app.example/**'] });
    expect((await enter(email, { redirect_to: 'https://app.example/in' })).href).toMatch('https://app.example/in#access_token=');
    expect((await enter(email, { redirect_to: 'https://evil.example' })).origin).toBe(site);
  });

  it('signs nobody up where that is switched off', async () => {
    expect(queryOf(await openSso({ isSignupDisabled: true }).enter())).toMatchObject({ error_code: 'signup_disabled' });
  });

  it('says that the person refused', async () => {
    const { begin, pass } = openSso();
    const told = { error: 'invalid_request', error_code: 'validation_failed', error_description: 'SAML Assertion is not valid' };
    const reached = await pass(await begin(), { decision: 'deny' });
    expect([queryOf(reached), reached.hash]).toEqual([told, '']);
  });

  it('shows a page that asks for the address and nothing else', async () => {
    const { begin, visit, ask } = openSso();
    const { html } = await visit(await begin());
    expect(html).toContain('<h1>Sign in to duneline.example (simulated)</h1>');
    expect(html).toContain('<label for="email">');
    expect(html).not.toContain('for="name"');
    const page = await visit(`${await begin()}&decision=allow&email=x`);
    expect(page.html).toContain('role="alert"');
    expect((await ask('GET', '/simulated-provider/saml?provider_id=x')).status).toBe(404);
  });
});

describe('POST /sso/saml/acs', () => {
  it('takes the organisation’s form', async () => {
    const { acs, assertion } = openSso();
    expect((await acs(await assertion())).hash).toContain('access_token=');
  });

  it('takes an answer once', async () => {
    const { acs, assertion } = openSso();
    for (const flow of [{}, pkce]) {
      const answer = await assertion(email, flow);
      await acs(answer);
      expect(queryOf(await acs(answer))).toEqual({
        error: 'server_error',
        error_code: 'saml_relay_state_not_found',
        error_description: 'SAML RelayState does not exist, try logging in again?',
      });
    }
  });

  it('takes an answer within two minutes', async () => {
    const { acs, assertion, backend } = openSso();
    const answer = await assertion();
    backend.clock.advance(120_000);
    expect(queryOf(await acs(answer))).toMatchObject({
      error_code: 'saml_relay_state_expired',
      error_description: 'SAML RelayState has expired. Try logging in again?',
    });
  });

  it('takes no answer to another question', async () => {
    const { acs, assertion } = openSso();
    const { RelayState = '' } = await assertion();
    const { SAMLResponse = '' } = await assertion('other@duneline.example');
    expect(queryOf(await acs({ RelayState, SAMLResponse }))).toMatchObject({ error_description: 'SAML Assertion is not valid' });
  });

  it('takes no answer of an organisation that was switched off meanwhile', async () => {
    const { assertion, backend } = openSso();
    const answer = await assertion();
    const later = openSso({ ssoProviders: [{ id, domains: [], isDisabled: true }] });
    later.backend.restore(backend.snapshot());
    expect(queryOf(await later.acs(answer))).toMatchObject({
      error_code: 'sso_provider_disabled',
      error_description: 'SSO Provider assigned for this domain is currently disabled',
    });
  });

  it('takes what an organisation began by itself, and leads where it says', async () => {
    const { acs, assertion } = openSso();
    const { SAMLResponse = '' } = await assertion();
    expect((await acs({ SAMLResponse })).href).toMatch(`${site}/#access_token=`);
    expect((await acs({ SAMLResponse, RelayState: `${site}/in` })).href).toMatch(`${site}/in#access_token=`);
  });

  const issued = { iss: 'https://stranger.example', sub: 'x', email };
  it.each([
    ['a state that is neither', { RelayState: 'x' }, 'validation_failed', 'SAML RelayState is not a valid UUID or URL'],
    ['no response', {}, 'validation_failed', 'SAMLResponse is missing'],
    ['what is not Base64', { SAMLResponse: '%' }, 'validation_failed', 'SAMLResponse is not a valid Base64 string'],
    ['what is no assertion', { SAMLResponse: btoa('x') }, 'validation_failed', 'SAMLResponse is not a valid XML SAML assertion'],
    [
      'a stranger’s',
      { SAMLResponse: btoa(`x.${btoa(JSON.stringify(issued))}.x`) },
      'saml_idp_not_found',
      'A SAML connection has not been established with this Identity Provider',
    ],
  ])('refuses %s', async (_, members, error_code, error_description) => {
    expect(queryOf(await openSso().acs({ ...members }))).toMatchObject({ error_code, error_description });
  });

  it.each([
    [{ sub: '' }, 'saml_assertion_no_user_id'],
    [{ email: '' }, 'saml_assertion_no_email'],
  ])('refuses an assertion with %j', async (claims, error_code) => {
    const { acs, backend } = openSso();
    const iss = `https://organisation.example/${id}`;
    const SAMLResponse = btoa(await backend.issueIdToken(`sso:${id}`, { iss, email, ...claims }));
    expect(queryOf(await acs({ SAMLResponse }))).toMatchObject({ error_code });
  });

  it('is not there without SAML, and has a limit for each address', async () => {
    const answer = await openSso({ isSamlEnabled: false }).ask('POST', '/sso/saml/acs', '', form);
    expect(answer).toMatchObject({ status: 404, body: { code: 'saml_provider_disabled' } });
    const { ask } = openSso({ rateLimits: { sso: 1 } });
    await ask('POST', '/sso/saml/acs', '', form);
    expect(await ask('POST', '/sso/saml/acs', '', form)).toMatchObject({
      status: 429,
      body: { code: 'over_request_rate_limit' },
    });
  });
});

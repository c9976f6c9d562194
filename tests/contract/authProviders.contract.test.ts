import { describe, expect, it } from 'vitest';
import { email, password, pkce, refusal, verifier } from './openAuth.ts';
import { fragmentOf, openProviders, queryOf } from './openProviders.ts';

const site = 'http://localhost:3000';
const name = 'Maya Haddad';
const withPkce = `provider=google&${new URLSearchParams(pkce).toString()}`;

describe('GET /authorize', () => {
  const notThere = 'Unsupported provider: Provider acme could not be found';
  it.each([
    ['a provider that is switched off', 'provider=azure', 'Unsupported provider: provider is not enabled'],
    ['an unknown provider', 'provider=acme', notThere],
    ['a provider of the project’s own', 'provider=custom:Acme', 'Unsupported provider: custom provider custom:acme not found'],
    ['half of PKCE', 'provider=google&code_challenge=x', 'PKCE flow requires code_challenge_method and code_challenge'],
    ['an unknown method', withPkce.replace('s256', 'md5'), 'Invalid code_challenge_method'],
  ])('refuses %s', async (_, query, message) => {
    const { ask, backend } = openProviders();
    const before = backend.snapshot();
    expect(await ask('GET', `/authorize?${query}`)).toMatchObject(refusal(400, 'validation_failed', message));
    expect(backend.snapshot()).toEqual(before);
  });

  it('leads to the provider, needs no API key, and lets a client say neither where it goes nor as whom', async () => {
    const { backend } = openProviders();
    const query = 'provider=Google&scopes=calendar,drive&access_type=offline&client_id=evil&redirect_uri=https://evil.example';
    const response = await backend.fetch(`${backend.url}/auth/v1/authorize?${query}`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(queryOf(new URL(response.headers.get('location') ?? ''))).toEqual({
      provider: 'google',
      client_id: 'web',
      redirect_uri: `${backend.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'email profile calendar drive',
      access_type: 'offline',
      state: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });
});

describe('the page of a simulated provider', () => {
  it('is plain HTML in a language, with a heading, labels and no script', async () => {
    const { start, visit } = openProviders();
    const { status, html } = await visit(await start());
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" dir="ltr">/);
    expect(html).toContain('<title>Sign in with Google (simulated)</title>');
    expect(html).toContain('<h1>Sign in with Google (simulated)</h1>');
    for (const [, id] of html.matchAll(/<(?:input|select) id="(\w+)"/g)) expect(html).toContain(`<label for="${id}">`);
    expect(html).not.toMatch(/<script|\son\w+=|javascript:/i);
  });

  it('shows what it was given as text', async () => {
    const { start, visit } = openProviders();
    const attack = '"><script>alert(1)</script>';
    const page = await visit(
      await start(`provider=google&login_hint=${encodeURIComponent(attack)}&x=${encodeURIComponent(attack)}`),
    );
    expect(page.html).not.toContain('<script');
    expect(page.html).toContain('&#60;script&#62;');
  });

  it('asks again for an address that is none, or when nothing was said', async () => {
    const { start, visit } = openProviders();
    const provider = await start();
    for (const typed of ['<b>', '']) {
      const { html } = await visit(`${provider.href}&decision=allow&email=${encodeURIComponent(typed)}&name=`);
      expect(html).toContain('role="alert"');
      expect(html).toContain('aria-invalid="true"');
      expect(html).not.toContain('<b>');
    }
  });

  it('is not there for a provider that is switched off', async () => {
    const { ask } = openProviders();
    expect(await ask('GET', '/simulated-provider/authorize?provider=azure')).toMatchObject({ status: 400 });
  });
});

describe('GET /callback', () => {
  it('signs up who is new, with what the provider says of them', async () => {
    const { me, signInWith } = openProviders();
    const reached = await signInWith({ email: email.toUpperCase(), name });
    expect(reached.href).toMatch(`${site}/#access_token=`);
    expect(fragmentOf(reached)).toMatchObject({
      provider_token: expect.stringMatching(/./),
      token_type: 'bearer',
      expires_in: '3600',
    });
    expect(fragmentOf(reached)).not.toHaveProperty('provider_refresh_token');
    const user = await me(reached);
    const data = {
      iss: 'https://accounts.google.com',
      sub: user.identities[0].id,
      name,
      full_name: name,
      email,
      email_verified: true,
      phone_verified: false,
      provider_id: user.identities[0].id,
    };
    expect(user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: data,
      is_anonymous: false,
    });
    expect(user.identities).toEqual([expect.objectContaining({ provider: 'google', email, identity_data: data })]);
  });

  it('gives a token that says so, and another one for the provider where that was asked for', async () => {
    const { signInWith } = openProviders();
    const { access_token = '', ...rest } = fragmentOf(await signInWith({ email }, 'provider=google&access_type=offline'));
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth', timestamp: expect.any(Number) }] });
    expect(claims.amr[0]).not.toHaveProperty('provider');
    expect(rest['provider_refresh_token']).toMatch(/./);
  });

  it('takes the same person again, with what the provider says now', async () => {
    const { me, signInWith } = openProviders();
    const first = await me(await signInWith({ email, name }));
    const second = await me(await signInWith({ email, name: 'Maya H.' }));
    expect(second).toMatchObject({ id: first.id, user_metadata: { full_name: 'Maya H.' } });
    expect(second.identities).toHaveLength(1);
  });

  it('with PKCE gives a code, whose session has the tokens of the provider, once', async () => {
    const { post, signInWith } = openProviders();
    const reached = await signInWith({ email }, `${withPkce}&access_type=offline`);
    expect([reached.origin, reached.hash]).toEqual([site, '']);
    const exchange = () =>
      post('/token?grant_type=pkce', { auth_code: reached.searchParams.get('code'), code_verifier: verifier });
    expect(await exchange()).toMatchObject({
      status: 200,
      body: { user: { email }, provider_token: expect.any(String), provider_refresh_token: expect.any(String) },
    });
    expect(await exchange()).toMatchObject({ status: 404, body: { code: 'flow_state_not_found' } });
  });

  it('takes a form too', async () => {
    const { ask, start, visit } = openProviders();
    const answer = await (await visit(await start())).submit({ email });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers: given } = await ask('POST', '/callback', answer.searchParams.toString(), { headers });
    expect([status, given.get('location')]).toEqual([303, expect.stringContaining(`${site}#access_token=`)]);
  });

  it('leads to the address that was asked for if it is allowed, else to the site', async () => {
    const { signInWith } = openProviders({ redirectUrls: ['https://app.example/**'] });
    const to = (target: string) => signInWith({ email }, `provider=google&redirect_to=${encodeURIComponent(target)}`);
    expect((await to('https://app.example/in?tab=1')).href).toMatch('https://app.example/in?tab=1#access_token=');
    expect((await to('https://evil.example/')).origin).toBe(site);
  });

  it.each([
    ['no state', '', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['a state that is none', 'state=x', 'bad_oauth_state', 'OAuth state parameter is invalid'],
    ['an unknown state', 'state=11111111-1111-4111-8111-111111111111', 'bad_oauth_state', 'OAuth state not found or expired'],
  ])('with %s says so to the site, in the query', async (_, query, error_code, error_description) => {
    const { backend, open } = openProviders();
    const reached = await open(`${backend.url}/auth/v1/callback?code=x&${query}`);
    expect([queryOf(reached), reached.hash]).toEqual([{ error: 'invalid_request', error_code, error_description }, '']);
  });

  it('refuses an answer after five minutes', async () => {
    const { backend, open, start, visit } = openProviders();
    const page = await visit(await start());
    backend.clock.advance(300_001);
    const reached = await open((await page.submit({ email })).href);
    expect(queryOf(reached)).toMatchObject({ error_code: 'bad_oauth_state', error_description: 'OAuth state has expired' });
  });

  it('refuses an answer that comes twice', async () => {
    const { open, start, visit } = openProviders();
    const plain = await (await visit(await start())).submit({ email });
    const coded = await (await visit(await start(withPkce))).submit({ email });
    for (const answer of [plain, coded]) await open(answer.href);
    expect(queryOf(await open(plain.href))).toMatchObject({ error_code: 'bad_oauth_state' });
    expect(queryOf(await open(coded.href))).toMatchObject({
      error_code: 'flow_state_already_used',
      error_description: 'State has already been used',
    });
  });

  it('lets one of two answers at once through', async () => {
    const { backend, open, start, visit } = openProviders();
    const answer = await (await visit(await start())).submit({ email });
    const reached = await Promise.all([open(answer.href), open(answer.href)]);
    expect(reached.filter((one) => one.hash.includes('access_token'))).toHaveLength(1);
    expect(backend.snapshot().tables['auth.sessions']).toHaveLength(1);
  });

  it('says that the person refused, in query and fragment', async () => {
    const { signInWith } = openProviders();
    const reached = await signInWith({ decision: 'deny' });
    const told = { error: 'access_denied', error_description: 'The user denied the request' };
    expect(queryOf(reached)).toEqual(told);
    expect(fragmentOf(reached)).toEqual({ ...told, sb: '' });
  });

  it('says what is wrong with the provider’s answer', async () => {
    const { backend, open, start } = openProviders();
    const answered = async (members: string) => {
      const flow = (await start()).searchParams.get('state');
      return fragmentOf(await open(`${backend.url}/auth/v1/callback?state=${flow}${members}`));
    };
    expect(await answered('')).toMatchObject({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
      error_description: 'OAuth callback with missing authorization code missing',
    });
    expect(await answered('&code=forged.code')).toMatchObject({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unable to exchange external code: forg',
    });
  });

  it('wants an address from the provider, unless the project does without', async () => {
    const without = { name };
    const refused = await openProviders().signInWith(without);
    expect(fragmentOf(refused)).toMatchObject({
      error: 'server_error',
      error_description: 'Error getting user email from external provider',
    });
    const { me, signInWith } = openProviders({ providers: { google: { isEnabled: true, isEmailOptional: true } } });
    expect(await me(await signInWith(without))).toMatchObject({ email: '', user_metadata: { full_name: name } });
  });

  it('signs nobody up where that is switched off', async () => {
    const reached = await openProviders({ isSignupDisabled: true }).signInWith({ email });
    expect(queryOf(reached)).toMatchObject({ error: 'access_denied', error_code: 'signup_disabled' });
  });

  it('keeps out who is banned', async () => {
    const { ask, backend, me, signInWith } = openProviders();
    const { id } = await me(await signInWith({ email }));
    const { serviceRole } = backend.keys;
    const headers = { apikey: serviceRole, authorization: `Bearer ${serviceRole}` };
    await ask('PUT', `/admin/users/${id}`, { ban_duration: '1h' }, { headers });
    expect(queryOf(await signInWith({ email }))).toEqual({
      error: 'access_denied',
      error_code: 'user_banned',
      error_description: 'User is banned',
    });
  });

  it('refuses a provider that was switched off meanwhile', async () => {
    const open = openProviders();
    const answer = await (await open.visit(await open.start())).submit({ email });
    const later = openProviders({ providers: {} });
    later.backend.restore(open.backend.snapshot());
    expect(queryOf(await later.open(answer.href))).toMatchObject({ error_code: 'oauth_provider_not_supported' });
  });
});

describe('an address that the provider has not verified', () => {
  const unverified = { email, verification: 'unverified' } as const;

  it('has to be confirmed by mail first', async () => {
    const { lastMail, me, open, signInWith } = openProviders();
    const reached = await signInWith(unverified);
    expect(queryOf(reached)).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with google. A confirmation email has been sent to your google email',
    });
    expect(lastMail()).toMatchObject({ kind: 'confirmation', to: email });
    expect(await me(await open(lastMail().link))).toMatchObject({ email, user_metadata: { email_verified: true } });
    expect(fragmentOf(await signInWith(unverified))).toHaveProperty('access_token');
  });

  it('that is somebody else’s is left out', async () => {
    const { backend, person, signInWith } = openProviders();
    await person();
    const mails = backend.inbox.length;
    expect(queryOf(await signInWith(unverified))).toMatchObject({
      error_description: 'Unverified email with google. Verify the email with google in order to sign in',
    });
    expect(backend.inbox).toHaveLength(mails);
    expect(backend.snapshot().tables['auth.users']).toHaveLength(2);
  });

  it('counts as verified where nothing is confirmed', async () => {
    const { me, signInWith } = openProviders({ isAutoConfirm: true });
    expect(await me(await signInWith(unverified))).toMatchObject({ email, email_confirmed_at: expect.any(String) });
  });
});

describe('a verified address', () => {
  it('leads to the person who has confirmed it, and who signs in both ways then', async () => {
    const { me, person, signIn, signInWith } = openProviders();
    const { user } = await person();
    const linked = await me(await signInWith({ email, name }));
    expect(linked).toMatchObject({
      id: user.id,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
      user_metadata: { full_name: name },
    });
    expect((await signIn()).status).toBe(200);
    expect(await me(await signInWith({ email }, 'provider=github'))).toMatchObject({
      id: user.id,
      app_metadata: { providers: ['email', 'google', 'github'] },
    });
  });

  it('takes from somebody who never confirmed it the password and what they said', async () => {
    const { me, post, signIn, signInWith } = openProviders();
    await post('/signup', { email, password, data: { admin: true } });
    const user = await me(await signInWith({ email }));
    expect(user).toMatchObject({ email, app_metadata: { provider: 'google', providers: ['google'] } });
    expect(user.user_metadata).not.toHaveProperty('admin');
    expect(user.identities).toHaveLength(1);
    expect(await signIn()).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
  });
});

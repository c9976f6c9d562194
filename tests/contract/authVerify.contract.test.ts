import type { AuthSettings } from '@duneline/mocks';
import { describe, expect, it } from 'vitest';
import { email, openAuth, password, phone, pkce, refusal, tokensOf, verifier } from './openAuth.ts';

const next = 'new@duneline.example';
const wrong = refusal(403, 'otp_expired', 'Token has expired or is invalid');
const badLink = refusal(403, 'otp_expired', 'Email link is invalid or has expired');
const hashOf = (link: string | null): string => new URL(link ?? '').searchParams.get('token') ?? '';

describe('POST /verify', () => {
  it.each(['signup', 'email', 'invite'])('takes the code of a sign-up as %s, once', async (type) => {
    const { lastMail, post } = openAuth();
    await post('/signup', { email, password });
    const body = { type, email, token: lastMail().code };
    const { user } = tokensOf(await post('/verify', body));
    expect(user).toMatchObject({
      email_confirmed_at: '2026-03-01T09:00:00.000Z',
      user_metadata: { email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    });
    expect(await post('/verify', body)).toMatchObject(wrong);
  });

  it.each(['magiclink', 'recovery', 'email'])('takes the code of a magic link as %s', async (type) => {
    const { lastMail, person, post } = openAuth();
    await person();
    await post('/otp', { email });
    expect((await post('/verify', { type, email, token: lastMail().code })).status).toBe(200);
  });

  it('takes the token of a link in place of the code', async () => {
    const { lastMail, post } = openAuth();
    await post('/signup', { email, password });
    const answer = await post('/verify', { type: 'email', token_hash: hashOf(lastMail().link) });
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
  });

  it('records otp as the method', async () => {
    const { person } = openAuth();
    const [, claims = ''] = (await person()).access_token.split('.');
    expect(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'otp' }],
    });
  });

  it('lets a mailed code live for an hour, and one in a message for a minute', async () => {
    const { backend, lastMail, post } = openAuth({ isPhoneEnabled: true });
    await post('/signup', { phone, password });
    backend.clock.advance(60_001);
    expect(await post('/verify', { type: 'sms', phone, token: lastMail().code })).toMatchObject(wrong);
    await post('/signup', { email, password });
    const { code, link } = lastMail();
    backend.clock.advance(3_600_001);
    expect(await post('/verify', { type: 'signup', email, token: code })).toMatchObject(wrong);
    expect(await post('/verify', { type: 'signup', token_hash: hashOf(link) })).toMatchObject(badLink);
  });

  it.each(['magiclink', 'recovery', 'email_change'])('does not take the code of a sign-up as %s', async (type) => {
    const { lastMail, post } = openAuth();
    await post('/signup', { email, password });
    const { code, link } = lastMail();
    expect(await post('/verify', { type, email, token: code })).toMatchObject(wrong);
    expect(await post('/verify', { type, token_hash: hashOf(link) })).toMatchObject(badLink);
  });

  it('does not take the code of somebody else who wants the same number', async () => {
    const { ask, lastMail, person, post } = openAuth({ isPhoneEnabled: true });
    const people = [await person(), await person(next)];
    for (const { access_token: token } of people) await ask('PUT', '/user', { phone }, { token });
    expect(await post('/verify', { type: 'phone_change', phone, token: lastMail().code })).toMatchObject(wrong);
  });

  it('makes codes as long as the project wants', async () => {
    const { lastMail, post } = openAuth({ isPhoneEnabled: true, mailCodeLength: 8, messageCodeLength: 10 });
    await post('/signup', { email, password });
    expect(lastMail().code).toMatch(/^\d{8}$/);
    await post('/signup', { phone, password });
    expect(lastMail().code).toMatch(/^\d{10}$/);
  });

  const cases: [string, unknown, number, string, string][] = [
    ['no type', { email, token: '1' }, 400, 'validation_failed', 'Verify requires a verification type'],
    [
      'neither token nor hash',
      { type: 'email', email },
      400,
      'validation_failed',
      'Verify requires either a token or a token hash',
    ],
    [
      'both token and hash',
      { type: 'email', token: '1', token_hash: '1' },
      400,
      'validation_failed',
      'Verify requires either a token or a token hash',
    ],
    [
      'a hash with email',
      { type: 'email', token_hash: '1', email },
      400,
      'validation_failed',
      'Only the token_hash and type should be provided',
    ],
    [
      'a token with both names',
      { type: 'email', token: '1', email, phone },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    ],
    [
      'a token without a name',
      { type: 'email', token: '1' },
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    ],
    ['a bad email', { type: 'email', token: '1', email: 'maya' }, 422, 'validation_failed', 'Invalid email format'],
    [
      'a bad phone',
      { type: 'sms', token: '1', phone: '0' },
      400,
      'validation_failed',
      'Invalid phone number format (E.164 required)',
    ],
    ['an unknown person', { type: 'email', token: '123456', email: next }, 403, 'otp_expired', 'Token has expired or is invalid'],
    ['a wrong token', { type: 'email', token: '000000', email }, 403, 'otp_expired', 'Token has expired or is invalid'],
    ['a bad token_hash', { type: 'email', token_hash: '0' }, 403, 'otp_expired', 'Email link is invalid or has expired'],
    ['a bad type with a hash', { type: 'sms', token_hash: '0' }, 400, 'validation_failed', 'Invalid email verification type'],
    ['a bad type with a token', { type: 'letter', token: '0', email }, 400, 'validation_failed', 'Unsupported verification type'],
    [
      'a type of messages for a mailed token',
      { type: 'sms', token: '0', email },
      403,
      'otp_expired',
      'Token has expired or is invalid',
    ],
    ['no JSON', '', 400, 'bad_json', ''],
    ['too much', `"${'x'.repeat(1_000_001)}"`, 413, 'request_entity_too_large', ''],
  ];
  it.each(cases)('refuses %s', async (_, body, status, code, message) => {
    const { person, post } = openAuth();
    await person();
    expect(await post('/verify', body)).toMatchObject({ status, body: { code, message: expect.stringContaining(message) } });
  });
});

describe('GET /verify', () => {
  it('implicit: leads to the site with the session in the fragment', async () => {
    const { ask, lastMail, open, post } = openAuth({ siteUrl: 'https://site.example' });
    await post('/signup?redirect_to=https%3A%2F%2Fsite.example%2Fwelcome', { email, password });
    const { link } = lastMail();
    expect(link).toMatch(/\/auth\/v1\/verify\?token=[0-9a-f]{56}&type=signup&redirect_to=https:\/\/site\.example\/welcome$/);
    const target = await open(link);
    expect(target.origin + target.pathname).toBe('https://site.example/welcome');
    const members = new URLSearchParams(target.hash.slice(1));
    expect([...members.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect([members.get('expires_in'), members.get('token_type'), members.get('type')]).toEqual(['3600', 'bearer', 'signup']);
    const token = members.get('access_token') ?? '';
    expect(await ask('GET', '/user', undefined, { token })).toMatchObject({ status: 200, body: { email } });
  });

  it('error: tells the page in the fragment', async () => {
    const { lastMail, open, post } = openAuth();
    await post('/signup', { email, password });
    await open(lastMail().link);
    const { hash, search } = await open(lastMail().link);
    const error = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=';
    expect([hash, search]).toEqual([`#${error}`, '']);
  });

  it('PKCE: leads to the site with a code, which gives the session once', async () => {
    const { lastMail, open, post } = openAuth();
    await post('/signup', { email, password, ...pkce });
    expect(hashOf(lastMail().link)).toMatch(/^pkce_/);
    const target = await open(lastMail().link);
    expect(target.hash).toBe('');
    const body = { auth_code: target.searchParams.get('code'), code_verifier: verifier };
    expect(await post('/token?grant_type=pkce', body)).toMatchObject({ status: 200, body: { user: { email } } });
    expect(await post('/token?grant_type=pkce', body)).toMatchObject(
      refusal(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
    );
  });

  it('PKCE: puts an error in the query too', async () => {
    const { lastMail, open, post } = openAuth();
    await post('/signup', { email, password, ...pkce });
    await open(lastMail().link);
    const { hash, search } = await open(lastMail().link);
    const error = 'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired';
    expect([search, hash]).toEqual([`?${error}`, `#${error}&sb=`]);
  });

  it('PKCE: a token without its flow is flow_state_not_found', async () => {
    const { backend, lastMail, open, post } = openAuth();
    await post('/signup', { email, password, ...pkce });
    const state = backend.snapshot();
    backend.restore({ ...state, tables: { ...state.tables, 'auth.flow_state': [] } });
    expect((await open(lastMail().link)).searchParams.get('error_code')).toBe('flow_state_not_found');
  });

  it.each(['?type=signup', '?token=x'])('answers 400 to a link that lacks something (%s)', async (query) => {
    expect(await openAuth().ask('GET', `/verify${query}`)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
});

describe('POST /token?grant_type=pkce', () => {
  async function begun(kind: 'signup' | 'otp' | 'recover') {
    const project = openAuth();
    if (kind !== 'signup') await project.person();
    await project.post(`/${kind}`, { email, password, ...pkce });
    return project;
  }
  const codeOf = (target: URL): string => target.searchParams.get('code') ?? '';

  it.each([
    ['signup', 'email/signup'],
    ['otp', 'magiclink'],
    ['recover', 'recovery'],
  ] as const)('records the method of a flow that /%s began', async (kind, method) => {
    const { lastMail, open, post } = await begun(kind);
    const code = codeOf(await open(lastMail().link));
    const { access_token: token } = tokensOf(await post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier }));
    expect(atob(token.split('.')[1] ?? '')).toContain(`"amr":[{"method":"${method}"`);
  });

  it('holds for five minutes from its beginning, behind a magic link from the click', async () => {
    for (const kind of ['recover', 'otp'] as const) {
      const { backend, lastMail, open, post } = await begun(kind);
      backend.clock.advance(299_000);
      const body = { auth_code: codeOf(await open(lastMail().link)), code_verifier: verifier };
      backend.clock.advance(2_000);
      const expired = refusal(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
      expect(await post('/token?grant_type=pkce', body)).toMatchObject(kind === 'otp' ? { status: 200 } : expired);
    }
  });

  it('takes a plain challenge, and any case of the method', async () => {
    const { lastMail, open, post } = openAuth();
    await post('/signup', { email, password, code_challenge: verifier, code_challenge_method: 'PLAIN' });
    const code = codeOf(await open(lastMail().link));
    expect((await post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier })).status).toBe(200);
  });

  it('refuses another verifier, and keeps the flow for the right one', async () => {
    const { lastMail, open, post } = await begun('otp');
    const auth_code = codeOf(await open(lastMail().link));
    expect(await post('/token?grant_type=pkce', { auth_code, code_verifier: 'another' })).toMatchObject(
      refusal(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),
    );
    expect((await post('/token?grant_type=pkce', { auth_code, code_verifier: verifier })).status).toBe(200);
  });

  it.each<[unknown, number, string, string]>([
    [{ auth_code: 'x' }, 400, 'validation_failed', 'invalid request: both auth code and code verifier should be non-empty'],
    [`"${'x'.repeat(1_000_001)}"`, 413, 'request_entity_too_large', 'Request body is too large'],
    [{ auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'],
  ])('refuses %.60j', async (body, status, code, message) => {
    expect(await openAuth().post('/token?grant_type=pkce', body)).toMatchObject(refusal(status, code, message));
  });
});

describe('where a link leads', () => {
  const site = 'https://site.example/base';
  const asked = async (address: string, auth: Partial<AuthSettings>, headers: Record<string, string> = {}): Promise<string> => {
    const { lastMail, post } = openAuth({ siteUrl: site, ...auth });
    await post(`/otp?redirect_to=${encodeURIComponent(address)}`, { email }, { headers });
    return new URL(lastMail().link ?? '').searchParams.get('redirect_to') ?? '';
  };

  it.each<[string, readonly string[], boolean]>([
    ['https://site.example/other?x=1&y=2', [], true],
    ['http://site.example/', [], false],
    ['https://site.example:8443/', [], false],
    ['https://site.example.evil.example/', [], false],
    ['https://site.example@evil.example/', [], false],
    ['https://evil.example/', ['https://*.example.com/*'], false],
    ['https://a.example.com/x', ['https://*.example.com/*'], true],
    ['https://a.b.example.com/x', ['https://*.example.com/*'], false],
    ['https://a.example.com/x/y', ['https://*.example.com/*'], false],
    ['https://a.b.example.com/x/y#z', ['https://**.example.com/**'], true],
    ['https://example.com/a', ['https://example.com/?'], true],
    ['https://example.com/ab', ['https://example.com/?'], false],
    ['https://example.com/b', ['https://example.com/[!a]'], true],
    ['https://example.com/a', ['https://example.com/[!a]'], false],
    ['https://exampleXcom/a', ['https://example.com/a'], false],
    ['myapp://callback', ['myapp://callback'], true],
    ['http://127.0.0.1:1234/x', [], true],
    ['http://192.168.1.1/x', ['**'], false],
    ['http://2130706433/x', ['**'], false],
    ['javascript:alert(1)', [], false],
    ['/relative', ['**'], false],
  ])('%s with the list %j: %s', async (address, redirectUrls, isAllowed) => {
    expect(await asked(address, { redirectUrls })).toBe(isAllowed ? address : site);
  });

  it('takes any port of this machine where the site is on it', async () => {
    expect(await asked('http://localhost:9999/x', { siteUrl: 'http://localhost:3000' })).toBe('http://localhost:9999/x');
  });

  it('asks the header first, and takes the Referer for want of anything allowed', async () => {
    const one = 'https://site.example/1';
    const two = 'https://site.example/2';
    expect(await asked(one, {}, { redirect_to: two })).toBe(two);
    expect(await asked('https://evil.example/', {}, { referer: two })).toBe(two);
  });

  it('keeps the query of the address, and puts its own members in place of equal ones', async () => {
    const { lastMail, open, post } = openAuth({ siteUrl: site });
    const address = 'https://site.example/?code=mine&tab=2';
    await post(`/otp?redirect_to=${encodeURIComponent(address)}`, { email, ...pkce });
    const { searchParams } = await open(lastMail().link);
    expect([searchParams.getAll('code'), searchParams.get('tab')]).toEqual([[expect.stringMatching(/^[0-9a-f-]{36}$/)], '2']);
  });

  it('survives an address beyond ASCII', async () => {
    const { open, lastMail, post } = openAuth({ siteUrl: site });
    await post(`/otp?redirect_to=${encodeURIComponent('https://site.example/مرحبا\n😀')}`, { email });
    expect((await open(lastMail().link)).hash).toContain('access_token');
  });
});

describe('a change of address', () => {
  async function changing(auth: Partial<AuthSettings> = {}) {
    const project = openAuth(auth);
    const { access_token: token } = await project.person();
    const answer = await project.ask('PUT', '/user', { email: next }, { token });
    const [toNew, toOld] = [next, email].map((to) => project.backend.inbox.findLast((mail) => mail.to === to));
    return { ...project, token, answer, toNew, toOld };
  }
  const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

  it('keeps the old address, names the new one, and mails both', async () => {
    const { answer, backend } = await changing();
    expect(answer).toMatchObject({ status: 200, body: { email, new_email: next, email_change_sent_at: expect.any(String) } });
    expect(backend.inbox.slice(1).map(({ kind, to }) => [kind, to])).toEqual([
      ['email_change', next],
      ['email_change', email],
    ]);
  });

  it.each(['new first', 'old first'])('needs both codes, %s', async (order) => {
    const { ask, post, token, toNew, toOld } = await changing();
    const codes = [
      { email: next, token: toNew?.code },
      { email, token: toOld?.code },
    ];
    const [first, second] = order === 'new first' ? codes : codes.toReversed();
    const half = await post('/verify', { type: 'email_change', ...first });
    expect([half.status, half.body]).toEqual([200, { code: '200', msg: halfDone }]);
    expect(await ask('GET', '/user', undefined, { token })).toMatchObject({ body: { email } });
    expect(await post('/verify', { type: 'email_change', ...first })).toMatchObject(wrong);
    const { user } = tokensOf(await post('/verify', { type: 'email_change', ...second }));
    expect(user).toMatchObject({
      email: next,
      identities: [{ email: next, identity_data: { email: next, email_verified: true } }],
    });
    expect(user).not.toHaveProperty('new_email');
  });

  it('works by links too, the first of which leads on with a word', async () => {
    const { open, toNew, toOld } = await changing();
    const first = await open(toNew?.link ?? '');
    expect(first.hash).toBe(`#${new URLSearchParams({ message: halfDone, sb: '' }).toString()}`);
    expect((await open(toOld?.link ?? '')).hash).toContain('type=email_change');
  });

  it('needs the new mailbox only where the project says so', async () => {
    const { backend, post, toNew } = await changing({ isEmailChangeSecure: false });
    expect(backend.inbox).toHaveLength(2);
    const answer = await post('/verify', { type: 'email_change', email: next, token: toNew?.code });
    expect(tokensOf(answer).user.email).toBe(next);
  });

  it('goes through PKCE as well', async () => {
    const project = openAuth({ isEmailChangeSecure: false });
    const { access_token: token } = await project.person();
    await project.ask('PUT', '/user', { email: next, ...pkce }, { token });
    const code = (await project.open(project.lastMail().link)).searchParams.get('code');
    const body = { auth_code: code, code_verifier: verifier };
    expect(tokensOf(await project.post('/token?grant_type=pkce', body)).user.email).toBe(next);
  });
});

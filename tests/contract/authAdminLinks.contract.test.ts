import { describe, expect, it } from 'vitest';
import { idOf, openAdmin } from './openAdmin.ts';
import { email, password, refusal, tokensOf } from './openAuth.ts';

const other = 'other@duneline.example';
const tooMuch = `"${'x'.repeat(1_000_001)}"`;
const emailExists = refusal(422, 'email_exists', 'A user with this email address has already been registered');

describe('POST /invite', () => {
  it('takes somebody in and mails a link, which signs them in', async () => {
    const { admin, lastMail, open } = openAdmin();
    expect(await admin('POST', '/invite', { email, data: { name: 'Maya' } })).toMatchObject({
      status: 200,
      body: { email, invited_at: expect.any(String), confirmation_sent_at: expect.any(String), user_metadata: { name: 'Maya' } },
    });
    expect(lastMail()).toMatchObject({ kind: 'invite', to: email });
    const { hash } = await open(lastMail().link);
    expect(hash).toMatch(/access_token=.*type=invite/);
    expect(await admin('POST', '/invite', { email })).toMatchObject(emailExists);
  });

  it('invites somebody again who has not confirmed', async () => {
    const { admin, backend } = openAdmin();
    const first = idOf(await admin('POST', '/invite', { email }));
    expect(idOf(await admin('POST', '/invite', { email }))).toBe(first);
    expect(backend.inbox).toHaveLength(2);
  });

  it.each([
    ['nobody', {}, 400, 'validation_failed', 'An email address is required'],
    [
      'a domain without mail',
      { email: 'a@nowhere.example' },
      400,
      'email_address_invalid',
      'Email address "a@nowhere.example" is invalid',
    ],
    ['a body that is no JSON', '{', 400, 'bad_json', expect.any(String)],
    ['too much', tooMuch, 413, 'request_entity_too_large', 'Request body is too large'],
  ])('refuses %s, and takes nobody in', async (_, body, status, code, message) => {
    const { admin, backend } = openAdmin({ unreachableDomains: ['nowhere.example'] });
    const before = backend.snapshot();
    expect(await admin('POST', '/invite', body)).toMatchObject(refusal(status, code, message));
    expect(backend.snapshot()).toEqual(before);
  });

  it('keeps to the quota of mails', async () => {
    const { admin } = openAdmin({ rateLimits: { mails: 0 } });
    expect(await admin('POST', '/invite', { email })).toMatchObject(
      refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
    );
  });
});

describe('POST /admin/generate_link', () => {
  const redirect_to = 'http://localhost:3000/welcome';

  it.each([
    ['signup', 'signup', { password }],
    ['invite', 'invite', {}],
    ['magiclink', 'signup', {}],
  ])('%s for somebody new: takes them in, and the link signs them in as %s', async (type, verification, extra) => {
    const { backend, link, open } = openAdmin();
    const { status, body } = await link({ type, email, redirect_to, data: { name: 'Maya' }, ...extra });
    const { action_link: address, hashed_token: hash } = Object(body);
    expect([status, body]).toMatchObject([
      200,
      {
        email,
        email_otp: expect.stringMatching(/^\d{6}$/),
        verification_type: verification,
        redirect_to,
        user_metadata: { name: 'Maya' },
      },
    ]);
    expect(address).toBe(`${backend.url}/auth/v1/verify?token=${hash}&type=${verification}&redirect_to=${redirect_to}`);
    expect(backend.inbox).toEqual([]);
    const landed = await open(address);
    expect(landed.href).toMatch(new RegExp(`^${redirect_to}#access_token=.*type=${verification}$`));
  });

  it.each(['magiclink', 'recovery'])('%s for somebody known: the code and the hash sign in too', async (type) => {
    const { created, link, post } = openAdmin();
    const id = await created();
    const { email_otp: token, verification_type } = Object((await link({ type, email })).body);
    expect(verification_type).toBe(type);
    expect(tokensOf(await post('/verify', { type, email, token })).user.id).toBe(id);
    const { hashed_token: token_hash } = Object((await link({ type, email })).body);
    expect(tokensOf(await post('/verify', { type, token_hash })).user.id).toBe(id);
  });

  it('signup for somebody who is not confirmed: merges metadata', async () => {
    const { created, link } = openAdmin();
    await created({ email, user_metadata: { a: 1 } });
    expect(await link({ type: 'signup', email, data: { b: 2 } })).toMatchObject({
      status: 200,
      body: { user_metadata: { a: 1, b: 2 } },
    });
  });

  it('email_change_current and _new: both links together change the address', async () => {
    const { created, link, open, read } = openAdmin();
    const id = await created();
    const links: string[] = [];
    for (const type of ['email_change_current', 'email_change_new']) {
      const { body } = await link({ type, email, new_email: other });
      expect(body).toMatchObject({
        verification_type: type,
        new_email: other,
        action_link: expect.stringContaining('&type=email_change&'),
      });
      links.push(Object(body).action_link);
    }
    for (const address of links) await open(address);
    expect(await read(id)).toMatchObject({ body: { email: other } });
  });

  it('leads to the site when the address that it is asked for is not allowed', async () => {
    const { link } = openAdmin();
    const { body } = await link({ type: 'magiclink', email, redirect_to: 'https://evil.example' });
    expect(body).toMatchObject({ redirect_to: 'http://localhost:3000' });
  });

  it.each([
    ['no address', { type: 'signup' }, 400, 'validation_failed', 'An email address is required'],
    ['an unknown kind', { type: 'x', email }, 400, 'validation_failed', 'Invalid email action link type requested: x'],
    ['a signup without password', { type: 'signup', email: other }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      'a signup with a weak password',
      { type: 'signup', email: other, password: 'x' },
      422,
      'weak_password',
      'Password should be at least 6 characters.',
    ],
    ['recovery of nobody', { type: 'recovery', email: other }, 404, 'user_not_found', 'User with this email not found'],
    ['a change of nobody', { type: 'email_change_new', email: other }, 404, 'user_not_found', 'User with this email not found'],
    ['a change to nothing', { type: 'email_change_new', email }, 400, 'validation_failed', 'An email address is required'],
    ['a body that is no JSON', '{', 400, 'bad_json', expect.any(String)],
    ['too much', tooMuch, 413, 'request_entity_too_large', 'Request body is too large'],
    ['signup of somebody confirmed', { type: 'signup', email, password }, 422, 'email_exists', expect.any(String)],
    ['invite of somebody confirmed', { type: 'invite', email }, 422, 'email_exists', expect.any(String)],
  ])('refuses %s, and changes nothing', async (_, body, status, code, message) => {
    const { backend, created, link } = openAdmin();
    await created();
    const before = backend.snapshot();
    expect(await link(body)).toMatchObject(refusal(status, code, message));
    expect(backend.snapshot()).toEqual(before);
  });

  it('refuses an address that is somebody else’s, and the present one where only the new one is asked', async () => {
    const { created, link } = openAdmin({ isEmailChangeSecure: false });
    await created();
    await created({ email: other });
    expect(await link({ type: 'email_change_new', email, new_email: other })).toMatchObject(emailExists);
    expect(await link({ type: 'email_change_current', email, new_email: 'new@duneline.example' })).toMatchObject(
      refusal(400, 'validation_failed', 'Enable secure email change to generate link for current email'),
    );
  });
});

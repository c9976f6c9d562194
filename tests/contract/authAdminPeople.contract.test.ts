import { describe, expect, it } from 'vitest';
import { openAdmin } from './openAdmin.ts';
import { email, password, phone, refusal, tokensOf } from './openAuth.ts';

const unknown = '11111111-1111-4111-8111-111111111111';
const other = 'other@duneline.example';
const tooMuch = `"${'x'.repeat(1_000_001)}"`;

describe('POST /admin/users', () => {
  it('takes somebody in at once, who can sign in then, without a mail', async () => {
    const { backend, create, signIn } = openAdmin();
    const answer = await create({
      email: 'Maya@Duneline.example',
      phone: `+${phone}`,
      password,
      email_confirm: true,
      phone_confirm: true,
      user_metadata: { name: 'Maya' },
      app_metadata: { plan: 'pro' },
      role: 'editor',
      id: unknown,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: unknown,
        email,
        phone,
        role: 'editor',
        email_confirmed_at: expect.any(String),
        phone_confirmed_at: expect.any(String),
        user_metadata: { name: 'Maya', email_verified: true },
        app_metadata: { provider: 'email', providers: ['email', 'phone'], plan: 'pro' },
        identities: [
          { provider: 'email', identity_data: { email, sub: unknown } },
          { provider: 'phone', identity_data: { phone, sub: unknown } },
        ],
      },
    });
    expect(answer.body).not.toHaveProperty('confirmed_at');
    expect(backend.inbox).toEqual([]);
    expect(tokensOf(await signIn()).user).toMatchObject({ id: unknown });
  });

  it('leaves them unconfirmed, and without a password that anybody knows, unless said otherwise', async () => {
    const { create, post, signIn } = openAdmin();
    expect((await create({ email })).body).not.toHaveProperty('email_confirmed_at');
    expect((await signIn()).status).toBe(400);
    await create({ phone, password: 'x' });
    expect(await post('/token?grant_type=password', { phone, password: 'x' })).toMatchObject({
      body: { code: 'phone_not_confirmed' },
    });
  });

  it('takes the bcrypt hash of a password', async () => {
    const { create, signIn } = openAdmin();
    // Hash of `password`, with cost 4.
    const password_hash = '$2b$04$abcdefghijklmnopqrstuueVEx1ycttZVT4IfmDqzdQKNQ522AffO';
    await create({ email, email_confirm: true, password_hash });
    expect((await signIn()).status).toBe(200);
  });

  it('can ban them from the start', async () => {
    const { create, backend, signIn } = openAdmin();
    const banned_until = new Date(backend.clock.now() + 90 * 60_000).toISOString();
    expect(await create({ email, password, email_confirm: true, ban_duration: '1h30m' })).toMatchObject({
      body: { banned_until },
    });
    expect(await signIn()).toMatchObject(refusal(400, 'user_banned', 'User is banned'));
  });

  it.each([
    ['nobody', {}, 400, 'validation_failed', 'Cannot create a user without either an email or phone'],
    ['an address that is none', { email: 'x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['a number that is none', { phone: 'x' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    [
      'a password and a hash',
      { email: other, password, password_hash: 'x' },
      400,
      'validation_failed',
      'Only a password or a password hash should be provided',
    ],
    [
      'a password that bcrypt cuts',
      { email: other, password: 'x'.repeat(73) },
      400,
      'validation_failed',
      'bcrypt: password length exceeds 72 bytes',
    ],
    ['an id that is none', { email: other, id: 'x' }, 400, 'validation_failed', 'ID must conform to the uuid v4 format'],
    [
      'an id of zeros',
      { email: other, id: '00000000-0000-0000-0000-000000000000' },
      400,
      'validation_failed',
      'ID cannot be a nil uuid',
    ],
    [
      'a ban that is none',
      { email: other, ban_duration: 'x' },
      400,
      'validation_failed',
      'invalid format for ban duration: time: invalid duration "x"',
    ],
    [
      'a ban without unit',
      { email: other, ban_duration: '24' },
      400,
      'validation_failed',
      'invalid format for ban duration: time: missing unit in duration "24"',
    ],
    [
      'a ban in days',
      { email: other, ban_duration: '1d' },
      400,
      'validation_failed',
      'invalid format for ban duration: time: unknown unit "d" in duration "1d"',
    ],
    [
      'a ban for ages',
      { email: other, ban_duration: '9999999h' },
      400,
      'validation_failed',
      'invalid format for ban duration: time: invalid duration "9999999h"',
    ],
    [
      'a hash of Argon2',
      { email: other, password_hash: '$argon2id$v=19$x' },
      400,
      'validation_failed',
      'Hashes of Argon2 and of Firebase are not simulated. Give the password itself, or its bcrypt hash.',
    ],
    [
      'a hash that takes minutes to compute',
      { email: other, password_hash: `$2b$16$${'a'.repeat(53)}` },
      400,
      'validation_failed',
      'Hashes of bcrypt above cost 15 are not simulated. Give the password itself, or a hash of a lower cost.',
    ],
    ['a hash that is none', { email: other, password_hash: 'x' }, 500, 'unexpected_failure', 'Error creating user'],
    [
      'metadata that is none',
      { email: other, user_metadata: 1 },
      400,
      'bad_json',
      'Could not parse request body as JSON: "user_metadata" must be an object',
    ],
    ['too much', tooMuch, 413, 'request_entity_too_large', 'Request body is too large'],
    ['an address that is taken', { email }, 422, 'email_exists', 'A user with this email address has already been registered'],
    ['a number that is taken', { phone }, 422, 'phone_exists', 'Phone number already registered by another user'],
    ['an id that is taken', { email: other, id: unknown }, 500, 'unexpected_failure', 'Database error creating new user'],
  ])('refuses %s, and changes nothing', async (_, body, status, code, message) => {
    const { backend, create } = openAdmin();
    await create({ email, phone, id: unknown });
    const before = backend.snapshot();
    expect(await create(body)).toMatchObject(refusal(status, code, message));
    expect(backend.snapshot()).toEqual(before);
  });
});

describe('PUT /admin/users/{id}', () => {
  it('changes at once, and merges metadata', async () => {
    const { backend, created, update } = openAdmin();
    const id = await created({ email, user_metadata: { a: 1, b: 2 }, app_metadata: { c: 3 } });
    const body = { email: other, phone, email_confirm: true, user_metadata: { a: null }, app_metadata: { d: 4 }, role: 'editor' };
    const answer = await update(id, body);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        email: other,
        phone,
        role: 'editor',
        email_confirmed_at: expect.any(String),
        user_metadata: { b: 2, email_verified: true },
        app_metadata: { c: 3, d: 4 },
        identities: [
          { provider: 'email', identity_data: { email: other, email_verified: true } },
          { provider: 'phone', identity_data: { phone, phone_verified: false } },
        ],
      },
    });
    expect(answer.body).not.toHaveProperty('user_metadata.a');
    expect(answer.body).not.toHaveProperty('phone_confirmed_at');
    expect(backend.inbox).toEqual([]);
  });

  it('password: ends every session', async () => {
    const { ask, created, signIn, update } = openAdmin();
    const id = await created();
    const { access_token: token } = tokensOf(await signIn());
    expect((await update(id, { password: 'another one' })).status).toBe(200);
    expect((await ask('GET', '/user', undefined, { token })).status).toBe(403);
    expect((await signIn()).status).toBe(400);
    expect((await signIn(email, 'another one')).status).toBe(200);
  });

  it('ban_duration: bans until then, and "none" ends it', async () => {
    const { backend, created, refresh, signIn, update } = openAdmin();
    const id = await created();
    const { refresh_token: token } = tokensOf(await signIn());
    const until = (ms: number) => new Date(backend.clock.now() + ms).toISOString();
    expect(await update(id, { ban_duration: '1.5h' })).toMatchObject({ body: { banned_until: until(5_400_000) } });
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code: 'user_banned' } });
    expect((await update(id, { user_metadata: { a: 1 } })).body).toHaveProperty('banned_until');
    expect((await update(id, { ban_duration: 'none' })).body).not.toHaveProperty('banned_until');
    expect((await refresh(token)).status).toBe(200);
    await update(id, { ban_duration: '2h' });
    backend.clock.advance(2 * 3_600_000);
    expect((await signIn()).status).toBe(200);
  });

  it('a confirmed address makes somebody anonymous permanent', async () => {
    const { post, update } = openAdmin({ isAnonymousEnabled: true });
    const { user } = tokensOf(await post('/signup', {}));
    expect(await update(user.id, { email })).toMatchObject({ body: { email, is_anonymous: true } });
    expect(await update(user.id, { email, email_confirm: true })).toMatchObject({ body: { is_anonymous: false } });
  });

  it.each([
    ['a weak password', { password: 'x' }, 422, 'weak_password', 'Password should be at least 6 characters.'],
    ['a long password', { password: 'x'.repeat(73) }, 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
    [
      'a ban that is none',
      { ban_duration: '-' },
      400,
      'validation_failed',
      'invalid format for ban duration: time: invalid duration "-"',
    ],
    ['an address that is none', { email: 'x' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    ['a body that is no JSON', '{', 400, 'bad_json', expect.any(String)],
    ['too much', tooMuch, 413, 'request_entity_too_large', 'Request body is too large'],
    ['an address that is taken, as its database does', { email: other }, 500, 'unexpected_failure', 'Error updating user'],
    ['a number that is taken, as its database does', { phone }, 500, 'unexpected_failure', 'Error updating user'],
  ])('refuses %s', async (_, body, status, code, message) => {
    const { created, update } = openAdmin();
    await created({ email: other, phone });
    expect(await update(await created(), body)).toMatchObject(refusal(status, code, message));
  });
});

describe('DELETE /admin/users/{id}', () => {
  it('removes somebody with all that is theirs', async () => {
    const { admin, ask, created, read, signIn } = openAdmin();
    const id = await created();
    const { access_token: token } = tokensOf(await signIn());
    expect(await admin('DELETE', `/admin/users/${id}`)).toMatchObject({ status: 200, body: {} });
    expect((await read(id)).status).toBe(404);
    expect(await ask('GET', '/user', undefined, { token })).toMatchObject({ status: 403, body: { code: 'user_not_found' } });
    expect((await signIn()).status).toBe(400);
    expect(await created()).not.toBe(id);
  });

  it('softly: keeps somebody whom nobody can know again', async () => {
    const { admin, ask, created, enrolled, read, signIn } = openAdmin();
    const id = await created({ email, phone, password, email_confirm: true, user_metadata: { name: 'Maya' } });
    const { access_token: token } = tokensOf(await signIn());
    await enrolled(token);
    const soft = () => admin('DELETE', `/admin/users/${id}`, { should_soft_delete: true });
    expect(await soft()).toMatchObject({ status: 200, body: {} });
    const { body } = await read(id);
    expect(body).toMatchObject({ deleted_at: expect.any(String), user_metadata: {}, app_metadata: {} });
    expect(await ask('GET', '/user', undefined, { token })).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect(JSON.stringify(body)).not.toMatch(/maya|97150|factors/i);
    expect((await signIn()).status).toBe(400);
    await soft();
    expect((await read(id)).body).toEqual(body);
    expect(await created()).not.toBe(id);
  });

  it.each([
    ['a body that is no JSON', '{', 400, 'bad_json'],
    ['too much', tooMuch, 413, 'request_entity_too_large'],
  ])('refuses %s', async (_, body, status, code) => {
    const { admin, created } = openAdmin();
    expect(await admin('DELETE', `/admin/users/${await created()}`, body)).toMatchObject({ status, body: { code } });
  });
});

import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, openAdmin } from './openAdmin.ts';
import { changeRows, email, password, phone, refusal, tokensOf } from './openAuth.ts';
import type { Answer } from './openAuth.ts';
import { signedToken } from './signedToken.ts';

const unknown = '11111111-1111-4111-8111-111111111111';
const other = 'other@duneline.example';
const tooMuch = `"${'x'.repeat(1_000_001)}"`;

describe('GET /admin/users', () => {
  async function crowd() {
    const project = openAdmin();
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await project.created({ email: `${name}@duneline.example`, user_metadata: { full_name: `Person ${name.toUpperCase()}` } });
      project.backend.clock.advance(1000);
    }
    const list = (query = '') => project.admin('GET', `/admin/users${query}`);
    return { ...project, list };
  }
  const namesOf = ({ body }: Answer): string =>
    Object(body)
      .users.map((user: object) => String(Object(user).email).slice(0, 1))
      .join('');

  it('gives the newest first, and says how many there are', async () => {
    const { list } = await crowd();
    const answer = await list();
    expect([answer.status, namesOf(answer), Object(answer.body).aud]).toEqual([200, 'edcba', 'authenticated']);
    expect(answer.headers.get('x-total-count')).toBe('5');
    expect(answer.headers.get('link')).toBe('</admin/users?page=1>; rel="last"');
  });

  it.each([
    ['?page=1&per_page=2', 'ed', '</admin/users?page=2&per_page=2>; rel="next", </admin/users?page=3&per_page=2>; rel="last"'],
    ['?page=3&per_page=2', 'a', '</admin/users?page=3&per_page=2>; rel="last"'],
    ['?page=9&per_page=2', '', '</admin/users?page=3&per_page=2>; rel="last"'],
    [
      '?sort=created_at%20asc&per_page=2',
      'ab',
      '</admin/users?page=2&per_page=2&sort=created_at+asc>; rel="next", </admin/users?page=3&per_page=2&sort=created_at+asc>; rel="last"',
    ],
    ['?filter=c@', 'c', '</admin/users?filter=c%40&page=1>; rel="last"'],
    ['?filter=person%20D', 'd', '</admin/users?filter=person+D&page=1>; rel="last"'],
    ['?filter=nobody', '', '</admin/users?filter=nobody&page=0>; rel="last"'],
  ])('%s gives %s', async (query, names, link) => {
    const { list } = await crowd();
    const answer = await list(query);
    expect(namesOf(answer)).toBe(names);
    expect(answer.headers.get('link')).toBe(link);
  });

  it.each([
    ['?page=x', 'Bad Pagination Parameters: strconv.ParseUint: parsing "x": invalid syntax'],
    ['?per_page=-1', 'Bad Pagination Parameters: strconv.ParseUint: parsing "-1": invalid syntax'],
    [
      '?page=99999999999999999999',
      'Bad Pagination Parameters: strconv.ParseUint: parsing "99999999999999999999": value out of range',
    ],
    ['?sort=email', "Bad Sort Parameters: bad field for sort 'email'"],
    ['?sort=created_at+up', "Bad Sort Parameters: bad direction for sort 'up', only 'asc' and 'desc' allowed"],
  ])('refuses %s', async (query, message) => {
    const { admin } = openAdmin();
    expect(await admin('GET', `/admin/users${query}`)).toMatchObject(refusal(400, 'validation_failed', message));
  });

  it('fails, as the service does, on pages of nobody', async () => {
    expect((await openAdmin().admin('GET', '/admin/users?per_page=0')).status).toBe(500);
  });
});

describe('the factors of somebody', () => {
  async function withFactor() {
    const project = openAdmin({
      factors: {
        totp: { canEnroll: true, canVerify: true },
        phone: { canEnroll: true, canVerify: true },
        webauthn: { canEnroll: false, canVerify: false },
      },
    });
    const userId = await project.created();
    const { access_token: token } = tokensOf(await project.signIn());
    const factor = await project.enrolled(token);
    const path = `/admin/users/${userId}/factors`;
    return { ...project, userId, token, factor, path };
  }

  it('are listed, without what is secret in them', async () => {
    const { admin, factor, path } = await withFactor();
    const { status, body } = await admin('GET', path);
    expect([status, body]).toEqual([
      200,
      [expect.objectContaining({ id: factor.id, factor_type: 'totp', status: 'unverified' })],
    ]);
    expect(JSON.stringify(body)).not.toContain(factor.secret);
  });

  it('of somebody who has none are none', async () => {
    const { admin, created } = openAdmin();
    expect(await admin('GET', `/admin/users/${await created()}/factors`)).toMatchObject({ status: 200, body: [] });
  });

  it('can be removed by somebody else, and sessions that they raised are ordinary ones again', async () => {
    const { admin, factor, path, raised, refresh, token } = await withFactor();
    const { refresh_token: raisedToken } = await raised(factor, token);
    expect(await admin('DELETE', `${path}/${factor.id}`)).toMatchObject({
      status: 200,
      body: { id: factor.id, status: 'verified' },
    });
    const { access_token: next } = tokensOf(await refresh(raisedToken));
    expect(atob(next.split('.')[1] ?? '')).toContain('"aal":"aal1"');
    expect((await admin('DELETE', `${path}/${factor.id}`)).status).toBe(404);
  });

  it('can be renamed; only a phone has a number', async () => {
    const { admin, factor, path, post, token } = await withFactor();
    expect(await admin('PUT', `${path}/${factor.id}`, { friendly_name: 'new', phone })).toMatchObject({
      status: 200,
      body: { friendly_name: 'new', phone: null },
    });
    const phoneFactor = idOf(await post('/factors', { factor_type: 'phone', phone }, { token }));
    expect(await admin('PUT', `${path}/${phoneFactor}`, { phone: '+4915123456789' })).toMatchObject({
      body: { phone: '4915123456789' },
    });
    expect(await admin('PUT', `${path}/${phoneFactor}`, { phone: 'x' })).toMatchObject(
      refusal(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
    );
    expect(await admin('PUT', `${path}/${phoneFactor}`, tooMuch)).toMatchObject({ status: 413 });
  });

  it.each([
    ['PUT', { friendly_name: 'x' }],
    ['DELETE', undefined],
  ])('%s knows only those of this person', async (method, body) => {
    const { admin, created, factor, path } = await withFactor();
    const missing = refusal(404, 'mfa_factor_not_found', 'Factor not found');
    const stranger = await created({ email: other });
    expect(await admin(method, `/admin/users/${stranger}/factors/${factor.id}`, body)).toMatchObject(missing);
    expect(await admin(method, `${path}/${unknown}`, body)).toMatchObject(missing);
    expect(await admin(method, `${path}/x`, body)).toMatchObject(refusal(404, 'validation_failed', 'factor_id must be an UUID'));
  });
});

describe('every operation for administrators', () => {
  const operations = [
    ['POST', '/invite'],
    ['POST', '/admin/generate_link'],
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', `/admin/users/${unknown}`],
    ['PUT', `/admin/users/${unknown}`],
    ['DELETE', `/admin/users/${unknown}`],
    ['GET', `/admin/users/${unknown}/factors`],
    ['PUT', `/admin/users/${unknown}/factors/${unknown}`],
    ['DELETE', `/admin/users/${unknown}/factors/${unknown}`],
  ] as const;
  const bodyOf = (method: string) => (method === 'POST' || method === 'PUT' ? {} : undefined);

  it.each(operations)('%s %s refuses whoever is none', async (method, path) => {
    const { ask, backend, person } = openAdmin();
    const { access_token: token } = await person();
    const notAdmin = refusal(403, 'not_admin', 'User not allowed');
    const send = (extras: object) => ask(method, path, bodyOf(method), extras);
    expect(await send({ token })).toMatchObject(notAdmin);
    expect(await send({ token: backend.keys.anon })).toMatchObject(notAdmin);
    expect(await send({ token: 'x' })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } });
    expect(await send({})).toMatchObject({ status: 401, body: { code: 'no_authorization' } });
    const ended = signedToken({ role: 'service_role', session_id: unknown });
    expect(await send({ token: ended })).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });

  it('takes a token of supabase_admin, and the service key beside the anon key', async () => {
    const { ask, backend } = openAdmin();
    for (const token of [signedToken({ role: 'supabase_admin' }), backend.keys.serviceRole]) {
      expect((await ask('GET', '/admin/users', undefined, { token })).status).toBe(200);
    }
  });

  it.each(operations.filter(([, path]) => path.includes(unknown)))('%s %s finds nobody', async (method, path) => {
    const { admin } = openAdmin();
    expect(await admin(method, path, bodyOf(method))).toMatchObject(refusal(404, 'user_not_found', 'User not found'));
    expect(await admin(method, path.replace(unknown, 'x'), bodyOf(method))).toMatchObject(
      refusal(404, 'validation_failed', 'user_id must be an UUID'),
    );
  });
});

it('supabase-js manages people with the service key', async () => {
  const { backend } = openAdmin();
  const client = createClient(backend.url, backend.keys.serviceRole, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  });
  const { admin } = client.auth;
  const { data, error } = await admin.createUser({ email, password, email_confirm: true });
  expect(error).toBeNull();
  const id = data.user?.id ?? '';
  await admin.createUser({ email: other });
  const page = await admin.listUsers({ page: 1, perPage: 1 });
  expect(page.data).toMatchObject({ total: 2, nextPage: 2, lastPage: 2 });
  expect((await admin.updateUserById(id, { ban_duration: '1h' })).data.user).toHaveProperty('banned_until');
  expect((await admin.getUserById(id)).data.user?.email).toBe(email);
  expect((await admin.mfa.listFactors({ userId: id })).data).toEqual({ factors: [] });
  const { data: link } = await admin.generateLink({ type: 'recovery', email });
  expect(link).toMatchObject({ properties: { verification_type: 'recovery' }, user: { email } });
  expect((await admin.inviteUserByEmail('new@duneline.example')).data.user?.invited_at).toBeDefined();
  expect((await admin.deleteUser(id)).error).toBeNull();
  expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
});

it('whatever a body says, the answer is described, and a refusal changes nothing', async () => {
  const { admin, backend, created } = openAdmin();
  const id = await created();
  changeRows(backend, 'users', (row) => [{ ...row, created_at: '2026-02-01T00:00:00.000Z' }]);
  const start = backend.snapshot();
  const names =
    'email phone password password_hash email_confirm phone_confirm user_metadata app_metadata role id aud ban_duration type new_email data redirect_to __proto__'.split(
      ' ',
    );
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(email, other, phone, password, unknown, 'signup', 'invite', 'magiclink', '1h', '-5m', '\ud800', true, ''),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const request = fc.record({
    endpoint: fc.constantFrom(
      ['POST', '/admin/users'],
      ['PUT', `/admin/users/${id}`],
      ['POST', '/invite'],
      ['POST', '/admin/generate_link'],
    ),
    body: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6, noNullPrototype: true }),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ endpoint: [method = '', path = ''], body }) => {
      // The backend throws for responses that no schema describes.
      const { status } = await admin(method, path, body);
      expect(status >= 400 ? backend.snapshot() : start).toEqual(start);
      if (status < 400) backend.restore(start);
    }),
    { numRuns: 300 * Number(process.env.FC_TIMES ?? 1) },
  );
});

import { describe, expect, it } from 'vitest';
import { openProject, people } from './project.ts';

describe('signing up', () => {
  it('gives a person without a session until the mail is confirmed', async () => {
    const { backend, client } = openProject();
    const { data, error } = await client().auth.signUp({
      email: 'maya@duneline.example',
      password: 'a fair length',
      options: { data: { display_name: 'Maya' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email: 'maya@duneline.example', user_metadata: { display_name: 'Maya' } });
    expect(backend.inbox.map(({ to }) => to)).toEqual(['maya@duneline.example']);
    const login = await client().auth.signInWithPassword({ email: 'maya@duneline.example', password: 'a fair length' });
    expect(login.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  });

  it('gives a session at once when the project confirms by itself', async () => {
    const { data } = await openProject({ auth: { isAutoConfirm: true } })
      .client()
      .auth.signUp({ email: 'maya@duneline.example', password: 'a fair length' });
    expect(data.session?.user.email).toBe('maya@duneline.example');
  });

  it('says why a password is too weak', async () => {
    const { error } = await openProject().client().auth.signUp({ email: 'maya@duneline.example', password: 'abcdef' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons: ['length'] });
  });
});

describe('signing in', () => {
  it.each(['admin', 'affiliate', 'trader'] as const)('knows the seeded %s', async (person) => {
    const client = await openProject().clientOf(person);
    const { data } = await client.auth.getUser();
    expect(data.user).toMatchObject({ email: people[person].email, role: 'authenticated' });
  });

  it('gives a token that the client verifies with the published key', async () => {
    const client = await openProject().clientAtAal1('admin');
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data).toMatchObject({
      header: { alg: 'ES256' },
      claims: { email: people.admin.email, aal: 'aal1', role: 'authenticated' },
    });
  });

  it('refuses a wrong password and an unknown address with the same words', async () => {
    const { client } = openProject();
    for (const email of [people.admin.email, 'nobody@duneline.example']) {
      const { error } = await client().auth.signInWithPassword({ email, password: 'wrong' });
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
    }
  });
});

describe('refreshing', () => {
  it('rotates the token and keeps the person', async () => {
    const client = await openProject().clientOf('affiliate');
    const before = (await client.auth.getSession()).data.session;
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.user?.email).toBe(people.affiliate.email);
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  });

  it('refuses a token that comes back after the interval, and ends its family', async () => {
    const { client, clientOf, clock } = openProject();
    const owner = await clientOf('trader');
    const stolen = (await owner.auth.getSession()).data.session?.refresh_token ?? '';
    await owner.auth.refreshSession();
    await owner.auth.refreshSession();
    clock.advance(10_001);
    const thief = await client().auth.refreshSession({ refresh_token: stolen });
    expect(thief.error).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
      message: 'Invalid Refresh Token: Already Used',
    });
    clock.advance(10_001);
    expect((await owner.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_already_used' });
  });
});

describe('signing out', () => {
  it.each([
    ['local', [false, true]],
    ['global', [false, false]],
    ['others', [true, false]],
  ] as const)('%s ends the sessions that it names', async (scope, alive) => {
    const { clientOf } = openProject();
    const [here, there] = [await clientOf('admin'), await clientOf('admin')];
    const tokens = await Promise.all([here, there].map(async (one) => (await one.auth.getSession()).data.session?.access_token));
    expect((await here.auth.signOut({ scope })).error).toBeNull();
    const answers = await Promise.all(tokens.map((token) => there.auth.getUser(token)));
    expect(answers.map(({ error }) => error === null)).toEqual(alive);
  });

  it('makes the next look at the person fail with the code for a session that is gone', async () => {
    const { clientOf, send } = openProject();
    const client = await clientOf('admin');
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    await client.auth.signOut();
    const response = await send('GET', '/auth/v1/user', {
      headers: { authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    });
  });
});

describe('as raw HTTP', () => {
  it('answers every described error status with a body that fits its schema', async () => {
    const { backend, send } = openProject();
    const requests: [string, string, unknown, number][] = [
      ['POST', '/auth/v1/signup', '{', 400],
      ['POST', '/auth/v1/signup', { email: 'maya@duneline.example', password: 'abc' }, 422],
      ['POST', '/auth/v1/token?grant_type=password', { email: people.admin.email, password: 'wrong' }, 400],
      ['POST', '/auth/v1/token?grant_type=refresh_token', {}, 400],
      ['POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: 'x' }, 400],
      ['GET', '/auth/v1/user', undefined, 401],
      ['POST', '/auth/v1/logout', undefined, 401],
    ];
    const forms: Record<string, string>[] = [{}, { 'x-supabase-api-version': '2024-01-01' }];
    for (const [method, path, body, status] of requests) {
      for (const headers of forms) {
        expect([method, path, (await send(method, path, { body, headers })).status]).toEqual([method, path, status]);
      }
    }
    expect(backend.unknownRequests).toEqual([]);
  });
});

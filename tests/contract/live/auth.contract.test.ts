import { expect, it } from 'vitest';
import { openProject, people } from '../project.ts';

it('signs a person in, says who it is, renews the session and ends it', async () => {
  const client = await openProject().clientOf('trader');
  expect((await client.auth.getUser()).data.user?.email).toBe(people.trader.email);
  const renewed = await client.auth.refreshSession();
  expect([renewed.error, renewed.data.user?.email]).toEqual([null, people.trader.email]);
  expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect((await client.auth.getSession()).data.session).toBeNull();
});

it('refuses a wrong password as it refuses an unknown address', async () => {
  const { auth } = openProject().client();
  for (const email of [people.trader.email, 'nobody@duneline.example']) {
    const { error } = await auth.signInWithPassword({ email, password: 'not the password' });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });
  }
});

it('refuses a refresh token that it never gave', async () => {
  const { error } = await openProject().client().auth.refreshSession({ refresh_token: 'never-given' });
  expect(error?.status).toBe(400);
});

it('tells its settings and its health', async () => {
  const { send } = openProject();
  for (const path of ['settings', 'health']) expect((await send('GET', `/auth/v1/${path}`)).status).toBe(200);
});

import { describe, expect, it } from 'vitest';
import { openProject, people } from '../project.ts';

// Whoever finds an open session signs in with it, and locks its owner out with a new password only if they know the present one.

const next = 'over the dunes at dawn 7';

describe('a new password', () => {
  it.each(['trader', 'affiliate', 'admin'] as const)(
    'needs the present one: a stolen session of the %s sets none',
    async (person) => {
      const project = openProject();
      const { email, password } = people[person];
      const stolen = await project.clientOf(person);
      const missing = await stolen.auth.updateUser({ password: next });
      expect(missing.error).toMatchObject({ status: 400, code: 'current_password_required' });
      const guessed = await stolen.auth.updateUser({ password: next, current_password: 'a guess of eight' });
      expect(guessed.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
      const other = project.client().auth;
      expect((await other.signInWithPassword({ email, password: next })).error).toMatchObject({ code: 'invalid_credentials' });
      expect((await other.signInWithPassword({ email, password })).error).toBeNull();
    },
  );

  it('is set by whoever knows the current one, and ends the other sessions', async () => {
    const project = openProject();
    const { email, password } = people.affiliate;
    const [own, stolen] = [await project.clientOf('affiliate'), await project.clientOf('affiliate')];
    expect((await own.auth.updateUser({ password: next, current_password: password })).error).toBeNull();
    expect((await stolen.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await project.client().auth.signInWithPassword({ email, password: next })).error).toBeNull();
  });

  it('needs the session of the second factor too where there is one', async () => {
    const project = openProject();
    const stolen = await project.clientAtAal1('admin');
    const { error } = await stolen.auth.updateUser({ password: next, current_password: people.admin.password });
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });

  it('is set from a recovery mail by whoever has forgotten the present one', async () => {
    const { backend, client } = openProject();
    const { email } = people.affiliate;
    const { auth } = client();
    await auth.resetPasswordForEmail(email);
    const token = backend.inbox.findLast((mail) => mail.to === email)?.code ?? '';
    expect((await auth.verifyOtp({ type: 'recovery', email, token })).error).toBeNull();
    expect((await auth.updateUser({ password: next })).error).toBeNull();
    expect((await client().auth.signInWithPassword({ email, password: next })).error).toBeNull();
  });
});

import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { GuardSession, SignInRedirect } from '../auth-guard/authGuard.machine.ts';
import { adminGuardMachine } from './adminGuard.machine.ts';
import { initialAdminGuardView, viewOfAdminGuard } from './adminGuard.view.ts';

function start(session: GuardSession | null, checkRole: (userId: string) => Promise<boolean>) {
  const redirects: SignInRedirect[] = [];
  const errors: unknown[] = [];
  const asked: string[] = [];
  const machine = adminGuardMachine.provide({
    actors: {
      getSession: fromPromise<GuardSession | null>(() => Promise.resolve(session)),
      checkRole: fromPromise<boolean, GuardSession>(({ input }) => {
        asked.push(input.userId);
        return checkRole(input.userId);
      }),
    },
    actions: {
      redirectToAdminSignIn: (_, redirect) => void redirects.push(redirect),
      logRoleCheckError: (_, { error }) => void errors.push(error),
    },
  });
  const actor = createActor(machine, { input: { location: { pathname: '/crm-admin/seo', search: '?q=a' } } }).start();
  return { actor, redirects, errors, asked, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('pending')) };
}

describe('admin guard', () => {
  it('begins by loading, before and after XState is loaded', () => {
    const { actor } = start(null, () => Promise.resolve(true));
    expect(viewOfAdminGuard(actor.getSnapshot())).toEqual(initialAdminGuardView());
  });

  it('asks the server about the person of the session, and believes a yes', async () => {
    const { settled, asked } = start({ userId: 'u1' }, () => Promise.resolve(true));
    expect(viewOfAdminGuard(await settled())).toEqual({ status: 'admin', userId: 'u1', isUnanswered: false });
    expect(asked).toEqual(['u1']);
  });

  it('shows Access Denied after a no', async () => {
    const { settled, redirects } = start({ userId: 'u1' }, () => Promise.resolve(false));
    expect(viewOfAdminGuard(await settled()).status).toBe('unauthorized');
    expect(redirects).toEqual([]);
  });

  it('treats a failed check as a no, and logs it', async () => {
    const { settled, errors } = start({ userId: 'u1' }, () => Promise.reject(new Error('network')));
    expect(viewOfAdminGuard(await settled())).toEqual({ status: 'unauthorized', userId: 'u1', isUnanswered: true });
    expect(errors).toEqual([new Error('network')]);
  });

  it('asks again after a check that failed, and believes the answer', async () => {
    const answers = [Promise.reject(new Error('network')), Promise.resolve(true)];
    const { actor, settled, asked } = start({ userId: 'u1' }, () => answers.shift() ?? Promise.resolve(false));
    await settled();
    actor.send({ type: 'check.retry' });
    expect(viewOfAdminGuard(actor.getSnapshot()).status).toBe('loading');
    expect(viewOfAdminGuard(await settled()).status).toBe('admin');
    expect(asked).toEqual(['u1', 'u1']);
  });

  it('closes the console after a no to a second question, and keeps it open meanwhile', async () => {
    const answers = [Promise.resolve(true), Promise.resolve(false)];
    const { actor, settled, asked } = start({ userId: 'u1' }, () => answers.shift() ?? Promise.resolve(true));
    await settled();
    actor.send({ type: 'role.recheck' });
    expect(viewOfAdminGuard(actor.getSnapshot()).status).toBe('admin');
    await waitFor(actor, (snapshot) => snapshot.hasTag('refused'));
    expect(asked).toEqual(['u1', 'u1']);
    actor.send({ type: 'role.recheck' });
    expect(viewOfAdminGuard(await settled()).status).toBe('admin');
  });

  it('believes the last of several questions', async () => {
    let answerSecond: (hasRole: boolean) => void = () => {};
    const second = new Promise<boolean>((resolve) => {
      answerSecond = resolve;
    });
    const answers = [Promise.resolve(true), second, Promise.resolve(true)];
    const { actor, settled } = start({ userId: 'u1' }, () => answers.shift() ?? Promise.resolve(false));
    await settled();
    actor.send({ type: 'role.recheck' });
    actor.send({ type: 'role.recheck' });
    await waitFor(actor, (snapshot) => snapshot.matches({ decided: { admin: 'confirmed' } }));
    answerSecond(false);
    await Promise.resolve();
    expect(viewOfAdminGuard(actor.getSnapshot()).status).toBe('admin');
  });

  it.each(['true', 1, {}, [true], null, undefined])('does not take %j for a yes', async (said) => {
    const { settled } = start({ userId: 'u1' }, () => Promise.resolve(said as boolean));
    expect(viewOfAdminGuard(await settled()).status).toBe('unauthorized');
  });

  it('sends a visitor to the admin sign-in without asking for a role', async () => {
    const { settled, redirects, asked } = start(null, () => Promise.resolve(true));
    expect(viewOfAdminGuard(await settled()).status).toBe('unauthenticated');
    expect(redirects).toEqual([{ returnTo: '/crm-admin/seo?q=a', path: '/admin-login?returnTo=%2Fcrm-admin%2Fseo%3Fq%3Da' }]);
    expect(asked).toEqual([]);
  });

  it('asks again when another person signs in, and ignores the answer for the first', async () => {
    let answerFirst: (hasRole: boolean) => void = () => {};
    const first = new Promise<boolean>((resolve) => {
      answerFirst = resolve;
    });
    const { actor, settled, asked } = start({ userId: 'admin' }, (userId) =>
      userId === 'admin' ? first : Promise.resolve(false),
    );
    await waitFor(actor, () => asked.length === 1);
    actor.send({ type: 'session.signedIn', userId: 'someone-else' });
    answerFirst(true);
    expect(viewOfAdminGuard(await settled())).toEqual({ status: 'unauthorized', userId: 'someone-else', isUnanswered: false });
    expect(asked).toEqual(['admin', 'someone-else']);
  });

  it('does not ask again when the same person gets a fresh session', async () => {
    const { actor, settled, asked } = start({ userId: 'u1' }, () => Promise.resolve(true));
    await settled();
    actor.send({ type: 'session.signedIn', userId: 'u1' });
    expect(viewOfAdminGuard(actor.getSnapshot()).status).toBe('admin');
    expect(asked).toEqual(['u1']);
  });
});

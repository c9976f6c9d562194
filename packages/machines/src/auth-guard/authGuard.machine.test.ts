import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { authGuardMachine } from './authGuard.machine.ts';
import type { GuardSession, SignInRedirect } from './authGuard.machine.ts';
import { initialAuthGuardView, viewOfAuthGuard } from './authGuard.view.ts';

const location = { pathname: '/affiliate-dashboard', search: '?tab=1' };

function start(getSession: () => Promise<GuardSession | null>) {
  const redirects: SignInRedirect[] = [];
  const errors: unknown[] = [];
  const machine = authGuardMachine.provide({
    actors: { getSession: fromPromise(getSession) },
    actions: {
      redirectToSignIn: (_, redirect) => void redirects.push(redirect),
      logSessionError: (_, { error }) => void errors.push(error),
    },
  });
  const actor = createActor(machine, { input: { location } }).start();
  return { actor, redirects, errors, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('pending')) };
}

describe('auth guard', () => {
  it('begins by checking, before and after XState is loaded', () => {
    const { actor } = start(() => Promise.resolve(null));
    expect(viewOfAuthGuard(actor.getSnapshot())).toEqual(initialAuthGuardView());
  });

  it('shows the page to a person with a session', async () => {
    const { settled, redirects } = start(() => Promise.resolve({ userId: 'u1' }));
    expect(viewOfAuthGuard(await settled())).toEqual({ status: 'signedIn', userId: 'u1' });
    expect(redirects).toEqual([]);
  });

  it('sends a visitor to sign in, once, with path and query', async () => {
    const { settled, redirects } = start(() => Promise.resolve(null));
    expect(viewOfAuthGuard(await settled())).toEqual({ status: 'signedOut', userId: null });
    expect(redirects).toEqual([
      { returnTo: '/affiliate-dashboard?tab=1', path: '/login?returnTo=%2Faffiliate-dashboard%3Ftab%3D1' },
    ]);
  });

  it('treats a session that cannot be read as none, and logs why', async () => {
    const { settled, redirects, errors } = start(() => Promise.reject(new Error('storage is locked')));
    expect(viewOfAuthGuard(await settled()).status).toBe('signedOut');
    expect(redirects).toHaveLength(1);
    expect(errors).toEqual([new Error('storage is locked')]);
  });

  it('lets a session event win over an answer that comes later', async () => {
    let answer: (session: GuardSession | null) => void = () => {};
    const answered = new Promise<GuardSession | null>((resolve) => {
      answer = resolve;
    });
    const { actor, redirects } = start(() => answered);
    actor.send({ type: 'session.signedIn', userId: 'u2' });
    answer(null);
    await answered;
    await Promise.resolve();
    expect(viewOfAuthGuard(actor.getSnapshot())).toEqual({ status: 'signedIn', userId: 'u2' });
    expect(redirects).toEqual([]);
  });

  it('brings back to the page that was open last', async () => {
    const { actor, settled, redirects } = start(() => Promise.resolve({ userId: 'u1' }));
    await settled();
    actor.send({ type: 'location.change', location: { pathname: '/affiliate-dashboard/kyc', search: '' } });
    actor.send({ type: 'session.signedOut' });
    expect(redirects.map(({ returnTo }) => returnTo)).toEqual(['/affiliate-dashboard/kyc']);
  });

  it('treats a missing actor as signed out, never as signed in', async () => {
    const actor = createActor(authGuardMachine, { input: { location } }).start();
    const snapshot = await waitFor(actor, (current) => !current.hasTag('pending'));
    expect(viewOfAuthGuard(snapshot).status).toBe('signedOut');
  });
});

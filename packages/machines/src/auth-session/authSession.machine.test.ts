import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { AuthSession, SessionLink } from './authSession.ts';
import { authSessionMachine, type AuthSessionInput, type EndingScope, type FollowedLink } from './authSession.machine.ts';
import { initialSessionView, viewOfSession } from './authSession.view.ts';

const leila: AuthSession = {
  accessToken: 'a',
  expiresAt: 1_767_603_600_000,
  assurance: 'aal1',
  person: { id: 'u1', email: 'leila@duneline.example', phone: null, createdAt: '2026-01-05T08:00:00Z', lastSignInAt: null },
  factors: [],
};
const unverified = { id: 'f1', type: 'totp', name: 'Phone', isVerified: false } as const;

interface Effects {
  readonly signOut?: () => Promise<void>;
}

function start(input: Partial<AuthSessionInput> = {}, effects: Effects = {}) {
  const cleared: string[] = [];
  const machine = authSessionMachine.provide({
    actors: {
      readSession: fromPromise<AuthSession | null>(() => Promise.resolve(leila)),
      followLink: fromPromise<FollowedLink, SessionLink>(() => Promise.resolve({ session: leila, isRecovery: true })),
      clearSession: fromPromise<void>(async () => void cleared.push('session')),
      signOut: fromPromise<void, { readonly scope: EndingScope }>(effects.signOut ?? (() => Promise.resolve())),
    },
    actions: { clearAddress: () => void cleared.push('address') },
  });
  const actor = createActor(machine, { input: { link: { kind: 'none' }, isStored: true, at: 0, ...input } }).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('pending')).then(viewOfSession);
  return { actor, cleared, settled, view: () => viewOfSession(actor.getSnapshot()) };
}

describe('auth session', () => {
  it('begins by restoring, before and after XState is loaded', () => {
    expect(start().view()).toEqual(initialSessionView());
  });

  it('shows who is signed in', async () => {
    expect(await start().settled()).toEqual({
      status: 'signedIn',
      session: leila,
      needsSecondFactor: false,
      isAsking: false,
      problem: null,
    });
  });

  it('asks for the second factor that is verified and not used, and no longer once it is', async () => {
    const { actor, settled, view } = start();
    await settled();
    actor.send({ type: 'session.userUpdated', session: { ...leila, factors: [unverified] } });
    expect(view().needsSecondFactor).toBe(false);
    const factors = [{ ...unverified, isVerified: true }];
    actor.send({ type: 'session.userUpdated', session: { ...leila, factors } });
    expect(view().needsSecondFactor).toBe(true);
    actor.send({ type: 'session.secondFactorVerified', session: { ...leila, factors, assurance: 'aal2' } });
    expect(view()).toMatchObject({ status: 'signedIn', needsSecondFactor: false });
  });

  const link = { kind: 'session', accessToken: 'a', refreshToken: 'r', issuedAt: 0, type: 'recovery' } as const;

  it('asks before tokens in the address replace the stored session, which stays when they may not', async () => {
    const { actor, settled, view, cleared } = start({ link });
    expect(view()).toMatchObject({ status: 'restoring', isAsking: true, session: null });
    actor.send({ type: 'link.keep' });
    expect(await settled()).toMatchObject({ status: 'signedIn', isAsking: false, session: leila });
    expect(cleared).toEqual(['address']);
  });

  it('asks before tokens in the address sign in a browser in which nobody is signed in, who stays so when they may not', async () => {
    const { actor, settled, view, cleared } = start({ link, isStored: false });
    expect(view()).toMatchObject({ isAsking: true, session: null });
    actor.send({ type: 'link.keep' });
    expect(await settled()).toMatchObject({ status: 'signedOut', isAsking: false, session: null });
    expect(cleared).toEqual(['address']);
  });

  it('does not ask about a code, which only the browser that asked for it can exchange', async () => {
    const { settled } = start({ link: { kind: 'code', code: 'c1' } });
    expect((await settled()).status).toBe('recovering');
  });

  it('is recovering after a recovery link, whatever other tabs say, until the password is changed', async () => {
    const { actor, settled, view, cleared } = start({ link });
    actor.send({ type: 'link.follow' });
    expect((await settled()).status).toBe('recovering');
    expect(cleared).toEqual(['address']);
    actor.send({ type: 'session.signedIn', session: leila });
    actor.send({ type: 'session.refreshed', session: leila });
    actor.send({ type: 'session.secondFactorVerified', session: leila });
    expect(view().status).toBe('recovering');
    actor.send({ type: 'session.userUpdated', session: leila });
    expect(view().status).toBe('signedIn');
  });

  it('says what a link failed with, until somebody signs in', async () => {
    const { actor, settled, view, cleared } = start({ link: { kind: 'error', code: 'otp_expired', message: 'Too late' } });
    expect(await settled()).toMatchObject({ status: 'signedOut', problem: { during: 'link', error: { code: 'otp_expired' } } });
    expect(cleared.toSorted()).toEqual(['address', 'session']);
    actor.send({ type: 'session.signedIn', session: leila });
    expect(view()).toMatchObject({ status: 'signedIn', problem: null });
  });

  it('keeps the person signed in when the server cannot be told of a sign-out', async () => {
    const { actor, settled, view } = start(
      {},
      { signOut: () => Promise.reject(Object.assign(new Error('offline'), { status: 0 })) },
    );
    await settled();
    actor.send({ type: 'session.signOut', scope: 'global' });
    expect(view().status).toBe('signingOut');
    expect(await settled()).toMatchObject({ status: 'signedIn', session: leila, problem: { during: 'signOut' } });
  });

  it.each([401, 403, 404])('signs out here when the server answers %i', async (status) => {
    const { actor, settled, cleared } = start(
      {},
      { signOut: () => Promise.reject(Object.assign(new Error('gone'), { status })) },
    );
    await settled();
    actor.send({ type: 'session.signOut', scope: 'global' });
    expect(await settled()).toMatchObject({ status: 'signedOut', session: null, problem: null });
    expect(cleared).toEqual(['session']);
  });
});

import {
  authSessionMachine,
  sessionRefreshMachine,
  viewOfSession,
  type AuthSessionEvent,
  type EndingScope,
  type FollowedLink,
  type SessionLink,
  type SessionView,
} from '@duneline/machines';
import { AuthSessionMissingError, type GoTrueClient } from '@supabase/auth-js';
import { createActor, fromPromise } from 'xstate';
import { onStorageRefused } from '../backend/sessionStore.ts';
import { isSessionStored, isVerifierStored } from '../backend/storedSession.ts';
import type { FlowStarter } from '../flow/createFlow.ts';
import { acceptReferral } from '../referral/settleReferral.ts';
import { forgetTypedWithOtherTabs } from './forgetTyped.ts';
import { readSessionLink, withoutSessionLink } from './sessionLink.ts';
import { showLinkProblem } from './showLinkProblem.ts';
import { showNotStored } from './showNotStored.ts';
import { toAuthSession, toSessionEvent } from './toAuthSession.ts';

/** Starts the page's session. The machines decide when; supabase-js performs the actions (docs/decisions/0015). */
export function startSession({ auth }: { readonly auth: GoTrueClient }): FlowStarter<SessionView, AuthSessionEvent> {
  return (onView) => {
    const session = createActor(
      authSessionMachine.provide({
        actors: {
          followLink: fromPromise(({ input }) => followLink(auth, input)),
          readSession: fromPromise(async () => {
            const found = await readSession(auth);
            return found && toAuthSession(found);
          }),
          clearSession: fromPromise(() => signOut(auth, 'local')),
          signOut: fromPromise(({ input }) => signOut(auth, input.scope)),
        },
        actions: {
          clearAddress: () => history.replaceState(history.state, '', withoutSessionLink(location.href)),
          warnStaleLink: () =>
            console.warn('The session in the address was issued more than 120 s ago; somebody else may have opened the link.'),
          logReadError: (_, { error }) => console.warn('The stored session could not be read or renewed.', error),
        },
      }),
      { input: { link: readSessionLink(location.href, isVerifierStored()), isStored: isSessionStored(), at: Date.now() } },
    );
    const refresh = createActor(
      sessionRefreshMachine.provide({
        actors: {
          keepFresh: fromPromise<void>(async () => {
            await readSession(auth);
          }),
        },
        actions: { logRefreshError: (_, { error }) => console.warn('The session could not be renewed.', error) },
      }),
      { input: { isVisible: !document.hidden } },
    );
    const page = new AbortController();
    document.addEventListener('visibilitychange', () => refresh.send({ type: document.hidden ? 'tab.hide' : 'tab.show' }), page);
    addEventListener('online', () => refresh.send({ type: 'network.return' }), page);
    const { data } = auth.onAuthStateChange((event, found) => {
      const told = toSessionEvent(event, found);
      if (told) session.send(told);
    });
    let problem: unknown = null;
    session.subscribe((snapshot) => {
      const view = viewOfSession(snapshot);
      onView(view);
      if (view.problem !== problem) showLinkProblem(view);
      problem = view.problem;
    });
    const forgetRefusal = onStorageRefused(showNotStored);
    const stopFollowing = forgetTypedWithOtherTabs();
    session.start();
    refresh.start();
    return {
      send: (event) => session.send(event),
      stop() {
        forgetRefusal();
        stopFollowing();
        data.subscription.unsubscribe();
        page.abort();
        refresh.stop();
        session.stop();
      },
    };
  };
}

/** The stored session; supabase-js refreshes one that ends within three ticks, one tab at a time (`fetchInTurn.ts`). */
async function readSession(auth: GoTrueClient) {
  const { data, error } = await auth.getSession();
  if (error) throw error;
  return data.session;
}

async function followLink(auth: GoTrueClient, link: SessionLink): Promise<FollowedLink> {
  const { data, error } =
    link.kind === 'session'
      ? await auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken })
      : await auth.exchangeCodeForSession(link.kind === 'code' ? link.code : '');
  if (error) throw error;
  if (!data.session) throw new AuthSessionMissingError();
  const type = link.kind === 'session' ? link.type : 'redirectType' in data && data.redirectType;
  // A provider's link: mailed ones are of people who gave the code when they signed up, or who are not new.
  if (type !== 'recovery')
    acceptReferral().catch((problem: unknown) => console.warn('The code of a link was not counted.', problem));
  return { session: toAuthSession(data.session), isRecovery: type === 'recovery' };
}

async function signOut(auth: GoTrueClient, scope: EndingScope): Promise<void> {
  const { error } = await auth.signOut({ scope });
  if (error) throw error;
}

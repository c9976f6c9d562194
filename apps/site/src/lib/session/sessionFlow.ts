import { initialSessionView, type AuthSessionEvent, type SessionView } from '@duneline/machines';
import { getClient } from '../backend/client.ts';
import { createFlow } from '../flow/createFlow.ts';
import { needsSession } from './startSessionIfNeeded.ts';

/** The page's session flow. XState and supabase-js load on first use. */
export const sessionFlow = createFlow<SessionView, AuthSessionEvent>({
  initial: initialSessionView(),
  async load() {
    const [client, { startSession }] = await Promise.all([getClient(), import('./session.actor.ts')]);
    return { start: startSession(client) };
  },
});

/** Whether this page may have a session. One that another tab has just reported may not be readable in the storage yet. */
export const mayHaveSession = () => needsSession() || sessionFlow.getView().session !== null;

/** Resolves with the view once the session is neither `restoring` nor `signingOut`. */
export function waitForSession(): Promise<SessionView> {
  return new Promise((resolve) => {
    const look = () => {
      const view = sessionFlow.getView();
      if (view.status === 'restoring' || view.status === 'signingOut') return;
      stop();
      resolve(view);
    };
    const stop = sessionFlow.subscribe(look);
    look();
  });
}

import { initialSessionView, type AuthSessionEvent, type SessionView } from '@duneline/machines';
import { getClient } from '../backend/client.ts';
import { createFlow } from '../flow/createFlow.ts';

/** The page's session flow. XState and supabase-js load on first use. */
export const sessionFlow = createFlow<SessionView, AuthSessionEvent>({
  initial: initialSessionView(),
  async load() {
    const [client, { startSession }] = await Promise.all([getClient(), import('./session.actor.ts')]);
    return { start: startSession(client) };
  },
});

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

import { initialSessionView, type AuthSessionEvent, type SessionView } from '@duneline/machines';
import { getClient } from '../backend/client.ts';
import { createFlow } from '../flow/createFlow.ts';

/** The one session of the page; XState and supabase-js come with the first one who asks. */
export const sessionFlow = createFlow<SessionView, AuthSessionEvent>({
  initial: initialSessionView(),
  async load() {
    const [client, { startSession }] = await Promise.all([getClient(), import('./session.actor.ts')]);
    return { start: startSession(client) };
  },
});

/** The view as soon as it is neither `restoring` nor `signingOut`. */
export function settledSession(): Promise<SessionView> {
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

import type { GuardEvent } from '@duneline/machines';
import { subscribeToVerifiedPerson } from '../../lib/backend/session.ts';
import { toGuardEvent } from './guardSession.ts';

interface GuardActor {
  send(event: GuardEvent): void;
  start(): unknown;
  stop(): unknown;
}

/** Starts a guard's actor and passes it every change of the session until it is stopped. */
export function followSession(actor: GuardActor) {
  const unsubscribe = subscribeToVerifiedPerson((person) => actor.send(toGuardEvent(person)));
  actor.start();
  return {
    send: (event: GuardEvent) => actor.send(event),
    stop: () => {
      unsubscribe();
      actor.stop();
    },
  };
}

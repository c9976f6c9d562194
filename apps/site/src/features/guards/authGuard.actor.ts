import { authGuardMachine, viewOfAuthGuard, type AuthGuardView, type GuardEvent, type PathAndQuery } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { readPerson, subscribeToPerson } from '../../lib/backend/session.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { toGuardEvent, toGuardSession } from './guardSession.ts';

export interface AuthGuardOptions {
  readonly location: PathAndQuery;
  /** Replaces the history entry (spec §4). */
  readonly redirect: (path: string) => void;
}

/** Starts the guard of the affiliate pages on the real session. */
export function startAuthGuard({ location, redirect }: AuthGuardOptions): FlowStarter<AuthGuardView, GuardEvent> {
  return (onView) => {
    const actor = createActor(
      authGuardMachine.provide({
        actors: { getSession: fromPromise(async () => toGuardSession(await readPerson())) },
        actions: {
          redirectToSignIn: (_, { path }) => redirect(path),
          logSessionError: (_, { error }) =>
            console.error('The session could not be read; the visitor is asked to sign in.', error),
        },
      }),
      { input: { location } },
    );
    actor.subscribe((snapshot) => onView(viewOfAuthGuard(snapshot)));
    const unsubscribe = subscribeToPerson((person) => actor.send(toGuardEvent(person)));
    actor.start();
    return {
      send: (event) => actor.send(event),
      stop: () => {
        unsubscribe();
        actor.stop();
      },
    };
  };
}

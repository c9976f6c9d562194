import { authGuardMachine, viewOfAuthGuard, type AuthGuardView, type GuardEvent } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { readVerifiedPerson } from '../../lib/backend/session.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';
import { followSession } from './followSession.ts';
import { toGuardSession } from './guardSession.ts';
import type { GuardOptions } from './useGuard.ts';

/** Starts the affiliate pages' guard with the real session. */
export function startAuthGuard({ location, redirect }: GuardOptions): FlowStarter<AuthGuardView, GuardEvent> {
  return (onView) => {
    const actor = createActor(
      authGuardMachine.provide({
        actors: { getSession: fromPromise(async () => toGuardSession(await readVerifiedPerson())) },
        actions: {
          redirectToSignIn: (_, { path }) => redirect(path),
          logSessionError: (_, { error }) =>
            console.error('The session could not be read; the visitor is asked to sign in.', error),
        },
      }),
      { input: { location } },
    );
    actor.subscribe((snapshot) => onView(viewOfAuthGuard(snapshot)));
    return followSession(actor);
  };
}

import { signInMachine, viewOfSignIn, type SignInEvent, type SignInView } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { sendCode } from '../../lib/backend/oneTimeCodes.ts';
import { signOut, subscribeToPerson } from '../../lib/backend/session.ts';
import { openProvider, readArrival, signIn } from '../../lib/backend/signIn.ts';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';

/**
 * Starts sign-in with the auth service.
 * @param comeBackTo URL of this site that mailed links and providers redirect to
 */
export function startSignIn(comeBackTo: string): FlowStarter<SignInView, SignInEvent> {
  return (onView) => {
    const actor = createActor(
      signInMachine.provide({
        actors: {
          readArrival: fromPromise(readArrival),
          signIn: fromPromise(async ({ input: { identifier, password } }) => {
            if (identifier) await signIn(identifier, password);
          }),
          sendCode: fromPromise(async ({ input: { identifier } }) => {
            if (identifier) await sendCode({ kind: 'signIn', identifier }, comeBackTo);
          }),
          openProvider: fromPromise(({ input: { provider } }) => openProvider(provider, comeBackTo)),
          signOut: fromPromise(() => signOut('local')),
        },
      }),
    );
    actor.subscribe((snapshot) => onView(viewOfSignIn(snapshot)));
    actor.start();
    const unsubscribe = subscribeToPerson((person) => actor.send({ type: person ? 'session.signedIn' : 'session.signedOut' }));
    return {
      send: (event) => actor.send(event),
      stop() {
        unsubscribe();
        actor.stop();
      },
    };
  };
}

import { signUpMachine, viewOfSignUp, type SignUpEvent, type SignUpView } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { subscribeToPerson } from '../../../lib/backend/session.ts';
import { createAccount, openProvider } from '../../../lib/backend/signIn.ts';
import type { FlowStarter } from '../../../lib/flow/createFlow.ts';

/**
 * Starts sign-up with the auth service.
 * @param comeBackTo URL of this site that mailed links and providers redirect to
 */
export function startSignUp(comeBackTo: string): FlowStarter<SignUpView, SignUpEvent> {
  return (onView) => {
    const actor = createActor(
      signUpMachine.provide({
        actors: {
          signUp: fromPromise(({ input }) => createAccount(input, comeBackTo)),
          openProvider: fromPromise(({ input: { provider } }) => openProvider(provider, comeBackTo)),
        },
      }),
    );
    actor.subscribe((snapshot) => onView(viewOfSignUp(snapshot)));
    actor.start();
    const unsubscribe = subscribeToPerson((person) => {
      if (person) actor.send({ type: 'session.signedIn' });
    });
    return {
      send: (event) => actor.send(event),
      stop() {
        unsubscribe();
        actor.stop();
      },
    };
  };
}

import { recoveryMachine, viewOfRecovery, type RecoveryEvent, type RecoveryInput, type RecoveryView } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { sendCode } from '../../../lib/backend/oneTimeCodes.ts';
import { subscribeToPerson } from '../../../lib/backend/session.ts';
import { readFactorNeed, setPassword } from '../../../lib/backend/signIn.ts';
import type { FlowStarter } from '../../../lib/flow/createFlow.ts';

/**
 * Starts password recovery with the auth service.
 * @param comeBackTo URL of this site that the mailed link redirects to
 */
export function startRecovery(input: RecoveryInput, comeBackTo: string): FlowStarter<RecoveryView, RecoveryEvent> {
  return (onView) => {
    const actor = createActor(
      recoveryMachine.provide({
        actors: {
          sendRecovery: fromPromise(async ({ input: { identifier } }) => {
            if (identifier) await sendCode({ kind: 'recovery', identifier }, comeBackTo);
          }),
          readFactorNeed: fromPromise(readFactorNeed),
          setPassword: fromPromise(({ input: { password } }) => setPassword(password)),
        },
      }),
      { input },
    );
    actor.subscribe((snapshot) => onView(viewOfRecovery(snapshot)));
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

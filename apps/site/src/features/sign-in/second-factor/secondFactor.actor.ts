import { secondFactorMachine, viewOfSecondFactor, type SecondFactorEvent, type SecondFactorView } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import { readFactors } from '../../../lib/backend/signIn.ts';
import type { FlowStarter } from '../../../lib/flow/createFlow.ts';

/** Starts the choice of a second factor of the signed-in user. */
export const start: FlowStarter<SecondFactorView, SecondFactorEvent> = (onView) => {
  const actor = createActor(secondFactorMachine.provide({ actors: { readFactors: fromPromise(readFactors) } }));
  actor.subscribe((snapshot) => onView(viewOfSecondFactor(snapshot)));
  return actor.start();
};

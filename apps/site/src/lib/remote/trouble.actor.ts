import { queryRetryMachine, viewOfQueryRetry, type QueryRetryEvent, type QueryRetryView } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import type { FlowStarter } from '../flow/createFlow.ts';
import { askAll } from './trouble.ts';

/** Starts what repeats everything that the backend has failed to answer. */
export const start: FlowStarter<QueryRetryView, QueryRetryEvent> = (onView) => {
  const machine = queryRetryMachine.provide({ actors: { ask: fromPromise<unknown>(askAll) } });
  const actor = createActor(machine, { input: { failures: 0 } });
  actor.subscribe((snapshot) => onView(viewOfQueryRetry(snapshot)));
  actor.start();
  return actor;
};

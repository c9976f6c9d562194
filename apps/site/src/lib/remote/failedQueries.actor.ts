import { queryRetryMachine, viewOfQueryRetry, type QueryRetryEvent, type QueryRetryView } from '@duneline/machines';
import { createActor, fromPromise } from 'xstate';
import type { FlowStarter } from '../flow/createFlow.ts';
import { runFailedQueries } from './failedQueries.ts';

/** Starts the machine that retries all failed queries. */
export const start: FlowStarter<QueryRetryView, QueryRetryEvent> = (onView) => {
  const machine = queryRetryMachine.provide({ actors: { ask: fromPromise<unknown>(runFailedQueries) } });
  const actor = createActor(machine, { input: { failures: 0 } });
  actor.subscribe((snapshot) => onView(viewOfQueryRetry(snapshot)));
  actor.start();
  return actor;
};

// Stands in for XState in Storybook (watchMachines.ts): every machine that a story starts is watched.
import { createActor as createUnwatchedActor } from 'xstate';
import { watch } from './watch.ts';

export * from 'xstate';

export const createActor: typeof createUnwatchedActor = (logic, ...[options]) => {
  // The test bench, on which the pages of the machines run, has its own clock.
  const watched = options?.clock ? options : { ...options, inspect: watch(logic, options?.inspect) };
  const actor = Reflect.apply(createUnwatchedActor, undefined, [logic, watched]);
  return actor;
};

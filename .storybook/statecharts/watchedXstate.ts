// Replaces XState in Storybook (watchMachines.ts), to observe every machine that a story starts.
import { createActor as createUnwatchedActor } from 'xstate';
import { watch } from './watch.ts';

export * from 'xstate';

export const createActor: typeof createUnwatchedActor = (logic, ...[options]) => {
  // Machine pages use a simulated clock and are not observed.
  const watched = options?.clock ? options : { ...options, inspect: watch(logic, options?.inspect) };
  const actor = Reflect.apply(createUnwatchedActor, undefined, [logic, watched]);
  return actor;
};

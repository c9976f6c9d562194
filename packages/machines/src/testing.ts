export { activePaths, startOnBench } from './testing/bench.ts';
export type { Bench, Step } from './testing/bench.ts';
export { checkMachine } from './testing/checkMachine.ts';
export { compareTable } from './testing/compareTable.ts';
export { mutantsOf } from './testing/mutants.ts';
export type { Mutant } from './testing/mutants.ts';
export { transitionsOf } from './testing/transitions.ts';
export type { Transition } from './testing/transitions.ts';
export { walkRow } from './testing/walkRow.ts';

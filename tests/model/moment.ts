import type { Step } from '@duneline/machines/testing';
import type { StatechartRow } from '@duneline/specs/contract';
import type { AnyMachineSnapshot } from 'xstate';

/** One event in a machine's life: what was played, the steps it caused, and the snapshots around it. */
export interface Moment {
  readonly row: StatechartRow;
  readonly steps: readonly Step[];
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

/** What a table promises under `invariants`, by name, as predicates that hold at every moment. */
export type Invariants = Readonly<Record<string, (moment: Moment) => boolean>>;

/** Whether every step into a state from outside of it does an action. */
export function entersWith(steps: readonly Step[], state: string, action: string): boolean {
  return steps.every(({ transition: { from, to, actions } }) => from === to || to !== state || actions.includes(action));
}

/** Whether a thing that moves by itself does so exactly while nothing holds it. */
export function movesUnlessHeld({ after }: Moment): boolean {
  return after.hasTag('playing') === (after.context.holds.length === 0);
}

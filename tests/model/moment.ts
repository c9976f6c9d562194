import type { Step } from '@duneline/machines/testing';
import type { StatechartRow } from '@duneline/specs/contract';
import type { AnyMachineSnapshot } from 'xstate';

/** An event in a machine's run: the event, its steps, and the snapshots before and after. */
export interface Moment {
  readonly row: StatechartRow;
  readonly steps: readonly Step[];
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

/** The `invariants` of a table, by name, as predicates for every moment. */
export type Invariants = Readonly<Record<string, (moment: Moment) => boolean>>;

/** Whether every step into a state from outside runs an action. */
export function entersWith(steps: readonly Step[], state: string, action: string): boolean {
  return steps.every(({ transition: { from, to, actions } }) => from === to || to !== state || actions.includes(action));
}

/** Whether playback runs exactly while there are no holds. */
export function movesUnlessHeld({ after }: Moment): boolean {
  return after.hasTag('playing') === (after.context.holds.length === 0);
}

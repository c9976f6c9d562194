import type { AnyStateMachine } from 'xstate';
import { startOnBench } from './bench.ts';
import { tableOf } from './tableOf.ts';

/** The rows of the table derived from a machine, as text. */
export const rowsOf = (machine: AnyStateMachine) =>
  tableOf(machine).rows.map(({ from, event, guard, to }) => `${from} | ${event} | ${guard ?? ''} | ${to}`);

/** Plays the rows that these texts begin, and returns the states of the machine afterwards. */
export function played(machine: AnyStateMachine, ...beginnings: readonly string[]): unknown {
  const bench = startOnBench(machine, undefined);
  const { rows } = tableOf(machine);
  for (const beginning of beginnings) {
    const row = rows.find(({ from, event }) => `${from} | ${event}` === beginning);
    if (!row) throw new Error(`There is no row '${beginning}'.`);
    bench.play(row);
  }
  return bench.snapshot().value;
}

import type { AnyStateMachine } from 'xstate';
import type { StatechartTable } from '@duneline/specs/contract';
import { compareTable } from './compareTable.ts';
import { walkRow } from './walkRow.ts';

/** Everything in which a machine and its table differ: by their shape, and when each row is tried. */
export function checkMachine(machine: AnyStateMachine, table: StatechartTable): readonly string[] {
  return [...compareTable(machine, table), ...table.rows.flatMap((row) => walkRow(machine, table, row))];
}

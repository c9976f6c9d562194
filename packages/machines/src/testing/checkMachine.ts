import type { AnyStateMachine } from 'xstate';
import type { StatechartTable } from '@duneline/specs/contract';
import { compareTable } from './compareTable.ts';
import { walkRow } from './walkRow.ts';

/** All differences between a machine and its table: in structure, and when testing each row. */
export function checkMachine(machine: AnyStateMachine, table: StatechartTable): readonly string[] {
  return [...compareTable(machine, table), ...table.rows.flatMap((row) => walkRow(machine, table, row))];
}

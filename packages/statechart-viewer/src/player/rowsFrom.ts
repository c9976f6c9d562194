import { isAutomatic } from '@duneline/machines/triggers';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** The rows that apply in these states: by event, delay or actor. */
export function rowsFrom(table: StatechartTable, active: readonly string[]): readonly StatechartRow[] {
  return table.rows.filter((row) => !isAutomatic(row) && active.includes(row.from));
}

import type { Row } from '@duneline/specs/contract';
import { reviveRow } from '../../sql/revive.ts';

/** What happened to one row of a table. */
export interface RowChange {
  readonly table: string;
  /** `null`: the row is new. */
  readonly before: Row | null;
  /** `null`: the row is gone. */
  readonly after: Row | null;
  /** When it was committed, in milliseconds since the epoch. */
  readonly time: number;
}

/** A change that came as a structured clone, which knows no numbers and intervals of Postgres. */
export function revivedChange({ before, after, ...change }: RowChange): RowChange {
  return { ...change, before: before && reviveRow(before), after: after && reviveRow(after) };
}

import type { Row } from '@duneline/specs/contract';
import { reviveRow } from '../../sql/revive.ts';

/** A committed change of one row. */
export interface RowChange {
  readonly table: string;
  /** `null`: the row is new. */
  readonly before: Row | null;
  /** `null`: the row is gone. */
  readonly after: Row | null;
  /** When it was committed, in milliseconds since the epoch. */
  readonly time: number;
}

/** Restores Postgres numbers and intervals in a change that was transferred by structured clone. */
export function reviveChange({ before, after, ...change }: RowChange): RowChange {
  return { ...change, before: before && reviveRow(before), after: after && reviveRow(after) };
}

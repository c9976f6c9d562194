import type { Row } from '@duneline/specs/contract';
import { reviveRow } from '../../sql/revive.ts';

/** A committed change of one row. */
export interface RowChange {
  readonly table: string;
  /** `null` for an insert. */
  readonly before: Row | null;
  /** `null` for a deletion. */
  readonly after: Row | null;
  /** Commit time, in milliseconds since the epoch. */
  readonly time: number;
}

/** Restores Postgres numbers and intervals in a change that was transferred by structured clone. */
export function reviveChange({ before, after, ...change }: RowChange): RowChange {
  return { ...change, before: before && reviveRow(before), after: after && reviveRow(after) };
}

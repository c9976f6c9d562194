import type { TableSpec } from '@duneline/specs/contract';

/** Seen from the origin table. */
export type Cardinality = 'one-to-many' | 'many-to-one' | 'one-to-one' | 'many-to-many';

/** A column and its counterpart in the other table. */
export type ColumnPair = readonly [from: string, to: string];

/** The junction table of a many-to-many relationship. */
interface Junction {
  readonly table: TableSpec;
  /** Its foreign keys: to the origin, to the target. */
  readonly constraints: readonly [string, string];
  /** From the junction to the target. */
  readonly columns: readonly ColumnPair[];
}

/** A relationship between two tables, derived from foreign keys. */
export interface Relationship {
  readonly cardinality: Cardinality;
  readonly origin: TableSpec;
  readonly target: TableSpec;
  /** Name of the foreign key; for a junction, of the first one. */
  readonly constraint: string;
  /** From the origin to the target, or to the junction. */
  readonly columns: readonly ColumnPair[];
  readonly junction: Junction | null;
}

/** Whether there is at most one related row. */
export function isToOne({ cardinality }: Relationship): boolean {
  return cardinality === 'many-to-one' || cardinality === 'one-to-one';
}

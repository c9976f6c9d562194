import type { TableSpec } from '@duneline/specs/contract';

/** From the origin's side. */
export type Cardinality = 'one-to-many' | 'many-to-one' | 'one-to-one' | 'many-to-many';

/** A column and the one that holds the same value on the other side. */
export type ColumnPair = readonly [from: string, to: string];

/** The table in the middle of a many-to-many relationship. */
interface Junction {
  readonly table: TableSpec;
  /** Its foreign keys: to the origin, to the target. */
  readonly constraints: readonly [string, string];
  /** From the junction to the target. */
  readonly columns: readonly ColumnPair[];
}

/** How rows of one table find those of another, as the foreign keys say. */
export interface Relationship {
  readonly cardinality: Cardinality;
  readonly origin: TableSpec;
  readonly target: TableSpec;
  /** The foreign key's name; that of a junction's first one. */
  readonly constraint: string;
  /** From the origin to the target, or to the junction. */
  readonly columns: readonly ColumnPair[];
  readonly junction: Junction | null;
}

/** Whether there is one row at most on the other side. */
export function isToOne({ cardinality }: Relationship): boolean {
  return cardinality === 'many-to-one' || cardinality === 'one-to-one';
}

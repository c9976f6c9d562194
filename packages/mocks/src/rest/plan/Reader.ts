import type { Row } from '@duneline/specs/contract';
import type { EmbedPlan } from './ReadPlan.ts';

/** A row being read, with the shaped rows of embedded resources, computed on demand. */
export interface JoinedRow {
  readonly row: Row;
  readonly embedded: (readonly Row[] | undefined)[];
}

/** A column of a resource's output. */
export interface OutputColumn {
  readonly name: string;
  readonly type: string;
  readonly read: (joined: JoinedRow) => unknown;
  /** The value by which rows are grouped, which may be the value before its cast. */
  readonly groupBy: (joined: JoinedRow) => unknown;
  /** The aggregate of a group's values. */
  readonly aggregate: ((values: readonly unknown[]) => unknown) | null;
}

/** A compiled plan. */
export interface Reader {
  readonly columns: readonly OutputColumn[];
  /** Whether a row passes the filters that need no other table. */
  readonly isMatch: (row: Row) => boolean;
  /** Whether a row has the embedded rows that the request requires. */
  readonly hasCounterparts: (joined: JoinedRow) => boolean;
  /** The same without the limits of embedded resources, as PostgREST counts. */
  readonly isCounted: (joined: JoinedRow) => boolean;
  /** Groups, sorts, pages and shapes the remaining rows. */
  readonly finish: (rows: readonly JoinedRow[]) => readonly Row[];
  /** Whether the output has a row for every filtered row. */
  readonly isPlain: boolean;
}

/** A compiled embedded resource. */
export interface Embed {
  readonly plan: EmbedPlan;
  readonly columns: readonly OutputColumn[];
  /** The shaped rows of the embedded resource. */
  readonly rowsOf: (joined: JoinedRow) => readonly Row[];
  /** Whether there is an embedded row; limits are ignored for the count. */
  readonly hasRows: (joined: JoinedRow, isCounting: boolean) => boolean;
  readonly isPlain: boolean;
}

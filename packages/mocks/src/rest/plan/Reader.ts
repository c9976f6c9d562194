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
  /** Where rows are grouped: what a group has in common, which may be the value before its cast. */
  readonly groupBy: (joined: JoinedRow) => unknown;
  /** Over the values of a group. */
  readonly aggregate: ((values: readonly unknown[]) => unknown) | null;
}

/** A compiled plan. */
export interface Reader {
  readonly columns: readonly OutputColumn[];
  /** Whether the filters that need the row alone let it through. */
  readonly isMatch: (row: Row) => boolean;
  /** Whether a row that matches has the embedded rows that the request asks for. */
  readonly hasCounterparts: (joined: JoinedRow) => boolean;
  /** The same, whatever limits the embedded resources have: this is how PostgREST counts. */
  readonly isCounted: (joined: JoinedRow) => boolean;
  /** Groups, orders, pages and shapes the rows that are left. */
  readonly finish: (rows: readonly JoinedRow[]) => readonly Row[];
  /** Whether rows come out wherever some are left after filtering. */
  readonly isPlain: boolean;
}

/** A compiled embedded resource. */
export interface Embed {
  readonly plan: EmbedPlan;
  readonly columns: readonly OutputColumn[];
  /** Its shaped rows. */
  readonly rowsOf: (joined: JoinedRow) => readonly Row[];
  /** Whether it has a row; for the count, whatever its limits are. */
  readonly hasRows: (joined: JoinedRow, isCounting: boolean) => boolean;
  readonly isPlain: boolean;
}

import type { Row } from '@duneline/specs/contract';
import type { EmbedPlan } from './ReadPlan.ts';

/** A row while it is read, with the shaped rows of each embedded resource once somebody has asked for them. */
export interface Joined {
  readonly row: Row;
  readonly embedded: (readonly Row[] | undefined)[];
}

/** A column of what a resource gives. */
export interface OutputColumn {
  readonly name: string;
  readonly type: string;
  readonly read: (joined: Joined) => unknown;
  /** Where rows are grouped: what a group has in common, which may be the value before its cast. */
  readonly groupBy: (joined: Joined) => unknown;
  /** Over the values of a group. */
  readonly aggregate: ((values: readonly unknown[]) => unknown) | null;
}

/** A plan that is ready to be run. */
export interface Reader {
  readonly columns: readonly OutputColumn[];
  /** Whether the filters that need the row alone let it through. */
  readonly isMatch: (row: Row) => boolean;
  /** Whether a row that matches has the embedded rows that the request asks for. */
  readonly hasCounterparts: (joined: Joined) => boolean;
  /** The same, whatever limits the embedded resources have: this is how PostgREST counts. */
  readonly isCounted: (joined: Joined) => boolean;
  /** Groups, orders, pages and shapes the rows that are left. */
  readonly finish: (rows: readonly Joined[]) => readonly Row[];
  /** Whether rows come out wherever some are left after filtering. */
  readonly isPlain: boolean;
}

/** An embedded resource that is ready to be asked for the rows of one row. */
export interface Embed {
  readonly plan: EmbedPlan;
  readonly columns: readonly OutputColumn[];
  /** Its shaped rows. */
  readonly rowsOf: (joined: Joined) => readonly Row[];
  /** Whether it has a row; for the count, whatever its limits are. */
  readonly hasRows: (joined: Joined, isCounting: boolean) => boolean;
  readonly isPlain: boolean;
}

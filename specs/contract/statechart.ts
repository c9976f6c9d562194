/** One transition: in `from`, on `event`, if `guard` has this result, go to `to` and run `actions`. */
export interface StatechartRow {
  /** Line in the table's file, for messages. */
  readonly line: number;
  /** Dot path of the source state. */
  readonly from: string;
  /**
   * An event (`program.select`), `after 5000`, `always`, `done <actor>` or `error <actor>`. In a table derived from a machine also an
   * event with `*`, `after <delay>`, `snapshot <actor>`, and `complete <from>` when all in that state has ended.
   */
  readonly event: string;
  /** `isX`, `not isX`, or `null`. In a table derived from a machine also `guard 1`, `and(isX, isY)`, and a name with parameters. */
  readonly guard: string | null;
  /** Dot path of the state entered; equal to `from` for an internal transition. */
  readonly to: string;
  readonly actions: readonly string[];
  /** Machine input for the test of this row, merged into the table's input. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Payload for the test of this row: the event's fields, `{ output }` of `done`, or `{ error }` of `error`. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What the context must contain after the transition. */
  readonly expect?: Readonly<Record<string, unknown>>;
  /** The specification's clause that the row implements. */
  readonly clause?: string;
}

/** A statechart as a table. Its machine is tested against every row. */
export interface StatechartTable {
  readonly name: string;
  /** Path of the table's file from the specs directory. */
  readonly file: string;
  readonly summary: string;
  readonly initial: string;
  /** Machine input for the tests of all rows. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly states: Readonly<
    Record<
      string,
      {
        readonly summary: string;
        readonly tags?: readonly string[];
        readonly isFinal?: true;
        /** Of a parallel state: the innermost states that it enters at first, those of each region. */
        readonly initialLeaves?: readonly string[];
      }
    >
  >;
  readonly rows: readonly StatechartRow[];
  readonly invariants: readonly { readonly name: string; readonly text: string }[];
}

/** One row of a statechart table: in `from`, on `event`, when `guard` has this verdict, go to `to` and do `actions`. */
export interface StatechartRow {
  /** Line in the table's file, for messages. */
  readonly line: number;
  /** Dot path of the source state. */
  readonly from: string;
  /** An event (`program.select`), `after 5000`, `always`, `done <actor>` or `error <actor>`. */
  readonly event: string;
  /** `isX`, `not isX`, or `null`. */
  readonly guard: string | null;
  /** Dot path of the state entered; equal to `from` for an internal transition. */
  readonly to: string;
  readonly actions: readonly string[];
  /** Machine input with which the row is tried, laid over the table's. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** With what the row is tried: the event's payload, `{ output }` of `done`, `{ error }` of `error`. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What the context must contain afterwards. */
  readonly expect?: Readonly<Record<string, unknown>>;
  /** The sentence of the specification that the row serves. */
  readonly clause?: string;
}

/** A flow's statechart as a table: the truth its machine is tested against, row by row. */
export interface StatechartTable {
  readonly name: string;
  /** Path of the table's file from the specs directory. */
  readonly file: string;
  readonly summary: string;
  readonly initial: string;
  /** Machine input with which rows are tried. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly states: Readonly<
    Record<string, { readonly summary: string; readonly tags?: readonly string[]; readonly isFinal?: true }>
  >;
  readonly rows: readonly StatechartRow[];
  readonly invariants: readonly { readonly name: string; readonly text: string }[];
}

/** The highlighted, selected and tested parts of a chart. */
export interface Highlight {
  /** Dot paths of the active states. */
  readonly active: readonly string[];
  /** Table lines of the rows taken last. */
  readonly last: readonly number[];
  /** Table line of the selected row. */
  readonly chosen: number | null;
  /** The result of each row's last test, by table line; missing rows were not tested. */
  readonly coverage: Coverage | null;
}

/** Test results of a table's rows, by line. */
export type Coverage = Readonly<Record<number, 'passed' | 'failed'>>;

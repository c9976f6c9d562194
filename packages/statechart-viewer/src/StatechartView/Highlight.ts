/** The highlighted, selected and tested parts of a chart. */
export interface Highlight {
  /** Dot paths of the states that the machine is in. */
  readonly active: readonly string[];
  /** Table lines of the rows that were taken last. */
  readonly last: readonly number[];
  /** Table line of the chosen row. */
  readonly chosen: number | null;
  /** How each row's last test went, by table line; a row that is not there was not tested. */
  readonly coverage: Coverage | null;
}

/** Test results of a table's rows, by line. */
export type Coverage = Readonly<Record<number, 'passed' | 'failed'>>;

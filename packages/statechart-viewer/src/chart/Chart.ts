import type { StatechartRow } from '@duneline/specs/contract';

/** A state as it is drawn. */
export interface ChartState {
  /** Dot path, as in the table. */
  readonly path: string;
  readonly name: string;
  /** Path of the state around it. */
  readonly parent: string | null;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Actors that run in it. */
  readonly invokes: readonly string[];
  readonly isFinal: boolean;
  readonly isInnermost: boolean;
  /** Rows that do not leave it. */
  readonly inner: readonly StatechartRow[];
}

/** All rows that lead from one state to another: one line in the drawing. */
export interface ChartLink {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly rows: readonly StatechartRow[];
}

/** What there is to draw of a table. States are sorted outermost first. */
export interface Chart {
  readonly initial: string;
  readonly states: readonly ChartState[];
  readonly links: readonly ChartLink[];
}

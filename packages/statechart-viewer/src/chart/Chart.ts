import type { StatechartRow } from '@duneline/specs/contract';

/** A state in the drawing. */
export interface ChartState {
  /** Dot path, as in the table. */
  readonly path: string;
  readonly name: string;
  /** Path of the parent state. */
  readonly parent: string | null;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Actors that it invokes. */
  readonly invokes: readonly string[];
  readonly isFinal: boolean;
  readonly isInnermost: boolean;
  /** Rows that stay in it. */
  readonly inner: readonly StatechartRow[];
}

/** All rows from one state to another, which share a line in the drawing. */
export interface ChartLink {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly rows: readonly StatechartRow[];
}

/** The drawable parts of a table. States are sorted outermost first. */
export interface Chart {
  readonly initial: string;
  readonly states: readonly ChartState[];
  readonly links: readonly ChartLink[];
}

import { useDeferredValue } from 'react';

/** More rows than this take longer to lay out than the drawing that they belong to. */
const LONG = 60;

/**
 * The rows of the table behind a drawing. Those of a long table follow in a later render, so that the drawing is painted within
 * one frame; a short one is complete at once, also in prerendered pages.
 */
export function useDeferredRows<Row>(rows: readonly Row[]): readonly Row[] {
  return useDeferredValue(rows, rows.length > LONG ? [] : rows);
}

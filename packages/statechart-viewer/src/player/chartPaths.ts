import { leavesWithin, shortestPath } from '@duneline/machines/testing';
import { isAutomatic } from '@duneline/machines/triggers';
import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** A path through a chart that can be played from the start. */
export interface ChartPath {
  readonly id: string;
  /** The state that it leads to, or its last row. */
  readonly to: string | StatechartRow;
  /** Merged into the table's input. */
  readonly input: StatechartTable['input'];
  readonly rows: readonly StatechartRow[];
}

/** The shortest paths to every innermost state, and through every row. */
export function chartPaths(table: StatechartTable): {
  readonly states: readonly ChartPath[];
  readonly rows: readonly ChartPath[];
} {
  const leaves = [...new Set(Object.keys(table.states).flatMap((path) => leavesWithin(table, path)))];
  return {
    states: leaves.flatMap((leaf) => walk(table, leaf, leaf) ?? []),
    rows: table.rows.flatMap((row) => {
      const ways = leavesWithin(table, row.from).flatMap((leaf) => walk(table, leaf, row) ?? []);
      return ways.toSorted((a, b) => a.rows.length - b.rows.length).slice(0, 1);
    }),
  };
}

function walk(table: StatechartTable, leaf: string, to: string | StatechartRow): ChartPath | null {
  const path = shortestPath(table, leaf);
  if (!path) return null;
  const all = typeof to === 'string' ? path : [...path, to];
  const input = Object.assign({}, ...all.map((row) => row.input));
  const id = typeof to === 'string' ? to : `line ${to.line}`;
  // Rows that need no event follow the start or the previous row.
  return { id, to, input, rows: all.filter((row) => !isAutomatic(row)) };
}

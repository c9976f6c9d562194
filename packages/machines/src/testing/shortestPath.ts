import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** Whether a state equals another one or is inside it. */
function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`);
}

/** The fewest rows from the start to an innermost state, `null` if it is unreachable. */
export function shortestPath(table: StatechartTable, leaf: string): readonly StatechartRow[] | null {
  const paths = new Map<string, readonly StatechartRow[]>([[table.initial, []]]);
  for (const [state, path] of paths) {
    if (state === leaf) return path;
    for (const row of table.rows) {
      if (isWithin(state, row.from) && row.to !== row.from && !paths.has(row.to)) paths.set(row.to, [...path, row]);
    }
  }
  return null;
}

/** The innermost states of a table in which a row applies. */
export function leavesWithin(table: StatechartTable, from: string): readonly string[] {
  const states = Object.keys(table.states);
  return states.filter((path) => isWithin(path, from) && !states.some((other) => other !== path && isWithin(other, path)));
}

import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** Whether a state equals another one or is inside it. */
export function isWithin(path: string, ancestor: string): boolean {
  return ancestor === '' || path === ancestor || path.startsWith(`${ancestor}.`);
}

/** The fewest rows from the start to an innermost state, `null` if it is unreachable. */
export function shortestPath(table: StatechartTable, leaf: string): readonly StatechartRow[] | null {
  const paths = new Map<string, readonly StatechartRow[]>();
  const enter = (state: string, path: readonly StatechartRow[]) => {
    const around = Object.entries(table.states).filter(([parallel]) => isWithin(state, parallel));
    const others = around.flatMap(([, { initialLeaves = [] }]) => initialLeaves);
    const own = table.states[state]?.initialLeaves ? [] : [state];
    for (const entered of [...own, ...others]) if (!paths.has(entered)) paths.set(entered, path);
  };
  enter(table.initial, []);
  for (const [state, path] of paths) {
    if (state === leaf) return path;
    for (const row of table.rows) if (isWithin(state, row.from) && row.to !== row.from) enter(row.to, [...path, row]);
  }
  return null;
}

/** The innermost states of a table in which a row applies. */
export function leavesWithin(table: StatechartTable, from: string): readonly string[] {
  const states = Object.keys(table.states);
  return states.filter((path) => isWithin(path, from) && !states.some((other) => other !== path && isWithin(other, path)));
}

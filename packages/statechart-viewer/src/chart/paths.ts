import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** A state value of XState: `'dark'`, or an object for nested states. */
export type StateValue = string | { readonly [state: string]: StateValue | undefined };

/** The path of the parent state, `null` at the top level. */
export function parentOf(path: string): string | null {
  const end = path.lastIndexOf('.');
  return end === -1 ? null : path.slice(0, end);
}

/** Dot paths of all states in a state value, outermost first. */
export function pathsOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(inner === undefined ? [] : pathsOf(inner).map((path) => `${name}.${path}`)),
  ]);
}

/** The rows that apply in these states: by event, delay or actor. */
export function rowsFrom(table: StatechartTable, active: readonly string[]): readonly StatechartRow[] {
  return table.rows.filter(({ from, event }) => event !== 'always' && active.includes(from));
}

import type { StatechartRow, StatechartTable } from '@duneline/specs/contract';

/** A state as XState writes it: `'dark'`, or the states within states. */
export type StateValue = string | { readonly [state: string]: StateValue | undefined };

/** The path of the state around a state, `null` for the outermost. */
export function parentOf(path: string): string | null {
  const end = path.lastIndexOf('.');
  return end === -1 ? null : path.slice(0, end);
}

/** Dot paths of all states that a state value names, outermost first. */
export function pathsOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(inner === undefined ? [] : pathsOf(inner).map((path) => `${name}.${path}`)),
  ]);
}

/** The rows that can be tried from these states by an event, by time or by an actor's answer. */
export function rowsFrom(table: StatechartTable, active: readonly string[]): readonly StatechartRow[] {
  return table.rows.filter(({ from, event }) => event !== 'always' && active.includes(from));
}

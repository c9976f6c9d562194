import type { StatechartTable } from '@duneline/specs/contract';

/** A state value of XState: `'dark'`, or an object for nested states. */
export type StateValue = string | { readonly [state: string]: StateValue | undefined };

/** The path of the state around another one: `null` at the top level, where the machine itself may be a state, with the path `''`. */
export function parentOf(path: string, states: StatechartTable['states']): string | null {
  const end = path.lastIndexOf('.');
  if (end !== -1) return path.slice(0, end);
  return path !== '' && '' in states ? '' : null;
}

/** The name of a state in its drawing; the machine itself has the machine's. */
export function nameOf(path: string, table: StatechartTable): string {
  return path === '' ? table.name : (path.split('.').at(-1) ?? path);
}

/** Dot paths of all states in a state value, outermost first, from the machine itself. */
export function pathsOf(value: StateValue): readonly string[] {
  return ['', ...pathsWithin(value)];
}

function pathsWithin(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...(inner === undefined ? [] : pathsWithin(inner).map((path) => `${name}.${path}`)),
  ]);
}

/** The innermost states of a state value as text: one, one of each region, or the machine's name where it has no states. */
export function stateText(value: StateValue, { name }: StatechartTable): string {
  const active = pathsOf(value);
  const innermost = active.filter((path) => path !== '' && !active.some((other) => other.startsWith(`${path}.`)));
  return innermost.join(', ') || name;
}

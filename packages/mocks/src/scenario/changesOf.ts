import type { BackendSpec, Row, ScenarioSpec, TableChanges } from '@duneline/specs/contract';
import { isEqual } from '../sql/compare.ts';
import type { StoreDump } from '../store/Store.ts';

/** Users are part of a scenario; their sessions are not. */
const authKeys: Readonly<Record<string, readonly string[]>> = { 'auth.users': ['id'], 'auth.identities': ['id'] };

/** The differences between the rows of `now` and `seeded`, as in a scenario; files in storage are excluded. */
export function changesOf(spec: BackendSpec, seeded: StoreDump, now: StoreDump): NonNullable<ScenarioSpec['tables']> {
  const own = Object.entries(spec.tables).map(([name, { primaryKey }]) => [name, `public.${name}`, primaryKey] as const);
  const auth = Object.entries(authKeys).map(([name, key]) => [name, name, key] as const);
  return Object.fromEntries(
    [...auth, ...own].flatMap(([name, stored, key]) => {
      const change = changeOf(seeded[stored] ?? [], now[stored] ?? [], key);
      return change === null ? [] : [[name, change]];
    }),
  );
}

/** A table without a primary key is exported completely if it differs. */
function changeOf(before: readonly Row[], after: readonly Row[], key: readonly string[]): readonly Row[] | TableChanges | null {
  if (key.length === 0) return isEqual(before, after) ? null : after;
  const keyOf = (row: Row): string => JSON.stringify(key.map((column) => row[column]));
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const kept = new Set(after.map(keyOf));
  const removed = before.filter((row) => !kept.has(keyOf(row)));
  const laid = after.filter((row) => {
    const seeded = known.get(keyOf(row));
    return seeded === undefined || !isEqual(seeded, row);
  });
  if (removed.length === 0 && laid.length === 0) return null;
  const without = removed.map((row) => Object.fromEntries(key.map((column) => [column, row[column]])));
  return { ...(without.length > 0 && { without }), ...(laid.length > 0 && { with: laid }) };
}

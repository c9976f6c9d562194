import type { CompiledTable } from './table/compileTable.ts';
import type { Scope } from './expression/scope.ts';

/** A select policy that reads its own table through other policies. */
export interface Recursion {
  readonly table: string;
  readonly policy: string;
  readonly path: readonly string[];
}

/**
 * Finds select policies that cause Postgres' "infinite recursion detected in policy" (42P17): the policy reads a table whose
 * policies read this table again. A security definer function ends the chain.
 */
export function findRecursions(
  tables: readonly CompiledTable[],
  functions: ReadonlyMap<string, { readonly uses: Scope['uses']; readonly isSecurityDefiner: boolean }>,
): Recursion[] {
  const tablesOf = (uses: Scope['uses'], seen = new Set<string>()): string[] => [
    ...uses.tables,
    ...[...uses.functions].flatMap((name) => {
      const routine = functions.get(name);
      if (routine === undefined || routine.isSecurityDefiner || seen.has(name)) return [];
      return tablesOf(routine.uses, seen.add(name));
    }),
  ];
  const reads = new Map(tables.map((table) => [table.name, [...table.uses.values()].flatMap((uses) => tablesOf(uses))]));
  const pathTo = (target: string, from: string, path: readonly string[]): readonly string[] | undefined => {
    if (from === target) return [...path, from];
    if (path.includes(from)) return undefined;
    return (reads.get(from) ?? []).map((next) => pathTo(target, next, [...path, from])).find((found) => found !== undefined);
  };
  return tables.flatMap((table) =>
    [...table.uses].flatMap(([policy, uses]) => {
      const path = tablesOf(uses)
        .map((next) => pathTo(table.name, next, []))
        .find((found) => found !== undefined);
      return path === undefined ? [] : [{ table: table.name, policy, path }];
    }),
  );
}

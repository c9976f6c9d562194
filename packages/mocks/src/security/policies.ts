import type { Command, PolicySpec, Role, Row, Sql, TableSpec } from '@duneline/specs/contract';
import { PgError } from '../sql/PgError.ts';

/** Whose rights apply: those of an API role or, for `security definer` functions and foreign keys, of the tables' owner. */
export type Actor = Role | 'owner';

/** Whether row-level security applies to this actor. */
export function hasRowSecurity(table: TableSpec, actor: Actor): boolean {
  return table.hasRowSecurity && actor !== 'service_role' && actor !== 'owner';
}

/** Whether a row passes the USING clause of the policies for `command`: at least one permissive and all restrictive ones. */
export function isVisible(sql: Sql, table: TableSpec, command: Command, row: Row): boolean {
  const policies = policiesFor(table, command, sql.role);
  const passes = (policy: PolicySpec): boolean => policy.using === undefined || policy.using(sql, row) === true;
  return (
    policies.some((policy) => policy.isPermissive && passes(policy)) &&
    policies.every((policy) => policy.isPermissive || passes(policy))
  );
}

/**
 * @throws PgError 42501 if a new row violates the policies for `command`. The check is WITH CHECK, or USING if there is none.
 * `clause` 'using' checks USING only, as Postgres does for SELECT policies of a statement that reads the row back; 'conflict'
 * does so for the stored row of an upsert
 */
export function assertAllowed(
  sql: Sql,
  table: TableSpec,
  command: Command,
  row: Row,
  clause: 'check' | 'using' | 'conflict' = 'check',
): void {
  const policies = policiesFor(table, command, sql.role);
  const passes = (policy: PolicySpec): boolean => {
    const expression = clause === 'check' ? (policy.check ?? policy.using) : policy.using;
    return expression === undefined || expression(sql, row) === true;
  };
  if (!policies.some((policy) => policy.isPermissive && passes(policy))) throw violation(table, clause);
  const broken = policies.find((policy) => !policy.isPermissive && !passes(policy));
  if (broken !== undefined) throw violation(table, clause, broken.name);
}

/** @throws PgError 42501 if the actor has no grant for the command, neither on the table nor on all named columns */
export function assertGranted(table: TableSpec, actor: Actor, command: Command, columns: readonly string[] = []): void {
  if (actor === 'owner' || table.grants[actor].includes(command)) return;
  const granted = command === 'delete' ? undefined : table.columnGrants?.[actor]?.[command];
  const isCovered = granted !== undefined && columns.length > 0 && columns.every((column) => granted.includes(column));
  if (!isCovered) throw new PgError('42501', `permission denied for table ${table.name}`);
}

function violation(table: TableSpec, clause: 'check' | 'using' | 'conflict', policy?: string): PgError {
  const named = policy === undefined ? '' : ` "${policy}"`;
  const expression = clause === 'conflict' ? ' (USING expression)' : '';
  return new PgError('42501', `new row violates row-level security policy${named}${expression} for table "${table.name}"`);
}

type ByRole = Map<Role, readonly PolicySpec[]>;
const known = new WeakMap<TableSpec, Record<Command, ByRole>>();

function policiesFor(table: TableSpec, command: Command, role: Role): readonly PolicySpec[] {
  let byCommand = known.get(table);
  if (byCommand === undefined) {
    byCommand = { select: new Map(), insert: new Map(), update: new Map(), delete: new Map() };
    known.set(table, byCommand);
  }
  const byRole = byCommand[command];
  let policies = byRole.get(role);
  if (policies === undefined) {
    policies = table.policies.filter(
      (policy) =>
        (policy.command === 'all' || policy.command === command) && (policy.roles.length === 0 || policy.roles.includes(role)),
    );
    byRole.set(role, policies);
  }
  return policies;
}

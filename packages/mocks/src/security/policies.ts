import type { Command, PolicySpec, Role, Row, Sql, TableSpec } from '@duneline/specs/contract';
import { PgError } from '../sql/PgError.ts';

/** Whether row-level security decides for this role. */
export function isSecured(table: TableSpec, role: Role): boolean {
  return table.hasRowSecurity && role !== 'service_role';
}

/** Whether the policies for `command` let `row` through their USING clause: one permissive at least, every restrictive. */
export function isVisible(sql: Sql, table: TableSpec, command: Command, row: Row): boolean {
  const policies = policiesFor(table, command, sql.role);
  const passes = (policy: PolicySpec): boolean => policy.using === undefined || policy.using(sql, row) === true;
  return (
    policies.some((policy) => policy.isPermissive && passes(policy)) &&
    policies.every((policy) => policy.isPermissive || passes(policy))
  );
}

/**
 * Throws PgError 42501 when a new row breaks the policies for `command`. The check is WITH CHECK, or USING where there is none;
 * `clause` 'using' asks for USING alone, as Postgres does with SELECT policies of a statement that reads the row back.
 */
export function assertAllowed(sql: Sql, table: TableSpec, command: Command, row: Row, clause: 'check' | 'using' = 'check'): void {
  const policies = policiesFor(table, command, sql.role);
  const passes = (policy: PolicySpec): boolean => {
    const expression = clause === 'using' ? policy.using : (policy.check ?? policy.using);
    return expression === undefined || expression(sql, row) === true;
  };
  if (!policies.some((policy) => policy.isPermissive && passes(policy))) throw violation(table);
  const broken = policies.find((policy) => !policy.isPermissive && !passes(policy));
  if (broken !== undefined) throw violation(table, broken.name);
}

/** Throws PgError 42501 when the role has no grant for the command: neither on the table nor on each of the columns that it names. */
export function assertGranted(table: TableSpec, role: Role, command: Command, columns: readonly string[] = []): void {
  if (table.grants[role].includes(command)) return;
  const granted = command === 'delete' ? undefined : table.columnGrants?.[role]?.[command];
  const isCovered = granted !== undefined && columns.length > 0 && columns.every((column) => granted.includes(column));
  if (!isCovered) throw new PgError('42501', `permission denied for table ${table.name}`);
}

function violation(table: TableSpec, policy?: string): PgError {
  const named = policy === undefined ? '' : ` "${policy}"`;
  return new PgError('42501', `new row violates row-level security policy${named} for table "${table.name}"`);
}

const known = new WeakMap<TableSpec, Map<string, readonly PolicySpec[]>>();

function policiesFor(table: TableSpec, command: Command, role: Role): readonly PolicySpec[] {
  let byKey = known.get(table);
  if (byKey === undefined) known.set(table, (byKey = new Map()));
  const key = `${command} ${role}`;
  let policies = byKey.get(key);
  if (policies === undefined) {
    policies = table.policies.filter(
      (policy) =>
        (policy.command === 'all' || policy.command === command) && (policy.roles.length === 0 || policy.roles.includes(role)),
    );
    byKey.set(key, policies);
  }
  return policies;
}

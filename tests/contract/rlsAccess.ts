import type { Role, TableSpec } from '../../specs/contract.ts';
import type { Operation } from './rlsOperations.ts';

/** Whether grants and policies allow any user of the role to use the verb on the table. */
export function isOpen(table: TableSpec, kind: Operation['kind'], role: Role): boolean {
  if (kind === 'upsert') {
    // Columns that an insert requires; a conflict updates them.
    const needed = table.columns.filter(
      (column) => !column.isNullable && column.defaultValue === undefined && column.identity === undefined,
    );
    const updated = table.columnGrants?.[role]?.update;
    const isUpdatable = updated === undefined || needed.every(({ name }) => updated.includes(name));
    return isUpdatable && (['insert', 'update', 'select'] as const).every((one) => isOpen(table, one, role));
  }
  const hasColumns = kind !== 'delete' && (table.columnGrants?.[role]?.[kind]?.length ?? 0) > 0;
  if (!table.grants[role].includes(kind) && !hasColumns) return false;
  if (role === 'service_role' || !table.hasRowSecurity) return true;
  return table.policies.some(
    ({ command, roles, isPermissive }) =>
      isPermissive && (command === kind || command === 'all') && (roles.length === 0 || roles.includes(role)),
  );
}

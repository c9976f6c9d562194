import type { ColumnSpec, Role, TableSpec } from '@duneline/specs/contract';

/** The columns of a table that a role may read. */
export function readableColumns(table: TableSpec, role: Role): readonly ColumnSpec[] {
  if (table.grants[role].includes('select')) return table.columns;
  const granted = table.columnGrants?.[role]?.select ?? [];
  return table.columns.filter(({ name }) => granted.includes(name));
}
